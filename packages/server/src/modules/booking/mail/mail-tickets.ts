import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { Body, Data } from '@gangway/contract/core/define-call.ts';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ticketsMail } from './confirm-order.ts';
import { findPaidOrder } from './paid-order.query.ts';

/** Mails the tickets of a paid order because somebody at the desk asks for it. The same wish again is one mail. */
export async function mailTickets(
  platform: Platform,
  publicUrl: string,
  { id, key, email }: Body<typeof bookingCalls.mailTickets> & { id: number },
  actor: Actor,
): Promise<Data<typeof bookingCalls.mailTickets>> {
  const { db } = platform;
  const about = `order.desk ${id} ${key}`;
  if (!(await findMail(db, about))) {
    const order = await findPaidOrder(platform, id);
    if (!order) throw await refusal(db, id);
    const mail = await ticketsMail(platform, publicUrl, order);
    await inTransaction(db, async (tx) => {
      await writeMail(platform, tx, { ...mail, about, recipient: email, ticketsOf: id });
      await recordAudit(tx, actor, { action: 'mailTickets', entity: 'order', entityId: id, after: {} });
    });
  }
  const written = await findMail(db, about);
  // The same key for another address is another wish.
  if (written?.recipient !== email) throw new AppError('booking.keyReused');
  return written;
}

function findMail(db: Db, about: string) {
  return db.selectFrom('mails').select(['recipient', 'status']).where('about', '=', about).executeTakeFirst();
}

async function refusal(db: Db, id: number): Promise<AppError> {
  const order = await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst();
  return order ? new AppError('order.step', { status: order.status }) : new AppError('record.missing');
}
