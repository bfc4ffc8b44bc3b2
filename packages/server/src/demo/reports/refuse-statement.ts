import { addMonths, portDate } from '@gangway/contract/core/dates.ts';
import { mailMonthStatement } from '../../modules/reports/mail-month-statement.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { deliverMail } from '../../platform/mail/deliver-mail.ts';
import type { Platform } from '../../platform/platform.ts';

const refusal = Object.assign(new Error('552 5.2.2 The mailbox is full'), {
  code: 'EENVELOPE',
  responseCode: 552,
});

/** A statement that a mail server would not take, so that there is a mail to send again. */
export async function refuseStatement(running: Platform, accountId: number, actor: Actor): Promise<void> {
  const mailer = { send: () => Promise.reject(refusal), close: () => {} };
  const platform = { ...running, mailer };
  const month = addMonths(portDate(actor.at), -1).slice(0, 7);
  await mailMonthStatement(platform, { accountId, month }, actor);
  const waiting = await platform.db
    .selectFrom('mails')
    .select('id')
    .where('status', '=', 'waiting')
    .execute();
  for (const { id } of waiting) await deliverMail(platform, id, 1);
}
