import type { mailCalls } from '@gangway/contract/system/mail-calls.ts';
import type { Handlers } from '../http/register-calls.ts';
import type { Platform } from '../platform.ts';
import { getMail, pageMails } from './mails.queries.ts';
import { sendMailAgain } from './send-mail-again.ts';

export function mailRoutes(platform: Platform): Handlers<typeof mailCalls> {
  return {
    pageMails: ({ body }) => pageMails(platform.db, body),
    mailDetail: ({ params }) => getMail(platform, params.id),
    sendMailAgain: async ({ params, actor }) => {
      await sendMailAgain(platform, actor, params.id);
      return getMail(platform, params.id);
    },
  };
}
