import { sessionCalls } from '@gangway/contract/identity/session-calls.ts';
import type { SessionUser } from '@gangway/contract/identity/schemas.ts';
import { type CallOptions, callApi } from './call-api.ts';
import { translate } from './i18n.ts';

export type { SessionUser };

/** Where site and office keep the session user among their queries. */
export const sessionKey = ['session'] as const;

/** Who is signed in. An empty answer is a failure with the sentence the specification gives it. */
export async function loadSessionUser(options: CallOptions = {}): Promise<SessionUser> {
  const user: SessionUser | null = await callApi(sessionCalls.info, {}, options);
  if (!user?.username) throw new Error(translate('guard.emptyUser'));
  return user;
}
