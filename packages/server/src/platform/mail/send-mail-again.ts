import { AppError } from '../app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Actor } from '../http/actor.ts';
import { putInOutbox } from '../outbox/outbox.ts';
import type { Platform } from '../platform.ts';
import type { Db } from '../database/create-database.ts';
import { linkNews } from './write-mail.ts';

/** Whether what a mail says may still go to whom it was written to; who knows that is handed in. */
export type MayStillGet = (db: Db, mail: { about: string; recipient: string }) => Promise<boolean>;

/** Puts a mail on its way again, whether it was kept, given up or sent, unless it holds a link, was stopped or is no longer for its reader. One that is on its way already stays so. */
export async function sendMailAgain(
  platform: Platform,
  actor: Actor,
  mailId: number,
  mayStillGet: MayStillGet,
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const mail = await tx
      .selectFrom('mails')
      .select(['status', 'sentAt', 'stoppedAt', 'about', 'recipient'])
      .where('id', '=', mailId)
      .forUpdate()
      .executeTakeFirst();
    if (!mail) throw new AppError('record.missing');
    const { about, recipient, stoppedAt, ...before } = mail;
    // A link goes to whoever asked for it, when it was asked for, and not more often than is borne.
    if (about.startsWith(linkNews)) throw new AppError('mail.linkOnce');
    if (stoppedAt !== null) throw new AppError('mail.stopped');
    if (!(await mayStillGet(tx, { about, recipient }))) throw new AppError('mail.readerGone');
    if (!platform.mailer) throw new AppError('mail.noServer');
    if (before.status === 'waiting') return;
    await tx
      .updateTable('mails')
      .set({ status: 'waiting', sentAt: null, error: '' })
      .where('id', '=', mailId)
      .execute();
    await putInOutbox(tx, 'mail.send', { mailId });
    const after = { status: 'waiting', sentAt: null };
    await recordAudit(tx, actor, { action: 'sendAgain', entity: 'mail', entityId: mailId, before, after });
  });
}
