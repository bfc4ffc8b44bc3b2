import type { viewCalls } from '@gangway/contract/settings/view-calls.ts';
import type { Handlers } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { dropView, keepView, listViews } from './saved-views.ts';

export function viewRoutes(platform: Platform): Handlers<typeof viewCalls> {
  return {
    listViews: ({ query, caller, locale }) => listViews(platform.db, query, caller, locale),
    keepView: ({ body, caller }) => keepView(platform, body, caller),
    dropView: ({ params, caller, actor }) => dropView(platform, params.id, caller, actor),
  };
}
