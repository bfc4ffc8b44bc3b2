import type { mailCalls } from '@gangway/contract/system/mail-calls.ts';
import { sendSheet } from '../excel/send-sheet.ts';
import type { Handlers } from '../http/register-calls.ts';
import type { Platform } from '../platform.ts';
import { exportMails } from './export-mails.query.ts';
import { getMail, pageMails } from './mails.queries.ts';
import { type MayStillGet, sendMailAgain } from './send-mail-again.ts';

export function mailRoutes(platform: Platform, mayStillGet: MayStillGet): Handlers<typeof mailCalls> {
  return {
    pageMails: ({ body }) => pageMails(platform.db, body),
    exportMails: async (input) => sendSheet(input, await exportMails(platform.db, input.body, input.locale)),
    mailDetail: ({ params, caller }) => getMail(platform, params.id, caller),
    sendMailAgain: async ({ params, caller, actor }) => {
      await sendMailAgain(platform, actor, params.id, mayStillGet);
      return getMail(platform, params.id, caller);
    },
  };
}
