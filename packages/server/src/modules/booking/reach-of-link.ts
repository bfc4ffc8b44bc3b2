import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** A session by a link reaches what was bought together with the order it opens; the rest is as if it were not there. */
export async function requireInLink(db: Db, { link }: Caller, orderIds: readonly number[]): Promise<void> {
  if (link === null) return;
  const outside = await db
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', [...orderIds])
    .where('groupNo', '!=', (eb) =>
      eb.selectFrom('orders as opened').select('opened.groupNo').where('opened.id', '=', link.orderId),
    )
    .executeTakeFirst();
  if (outside) throw new AppError('record.missing');
}

/** Tickets are handed on, and with them their link: it only looks. Who changes something asks for a link, mailed to who bought. */
export async function requireAskedLink(db: Db, caller: Caller, orderIds: readonly number[]): Promise<void> {
  await requireInLink(db, caller, orderIds);
  if (caller.link && !caller.link.isAsked) throw new AppError('session.askLink');
}

/** The same of what is done with one ticket: sharing it, and ending that. */
export async function requireAskedForTicket(db: Db, caller: Caller, ticketId: number): Promise<void> {
  if (caller.link === null) return;
  const ticket = await db
    .selectFrom('tickets')
    .select('orderId')
    .where('id', '=', ticketId)
    .executeTakeFirst();
  if (!ticket) throw new AppError('record.missing');
  await requireAskedLink(db, caller, [ticket.orderId]);
}

/** A payment is within reach where all of what it pays for is: it names that, and what it costs together. */
export async function requirePaymentInLink(db: Db, caller: Caller, paymentId: number): Promise<void> {
  if (caller.link === null) return;
  const payment = await db
    .selectFrom('payments')
    .select(['subject', 'subjectIds'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!payment || payment.subject === 'recharge') throw new AppError('record.missing');
  const { subject, subjectIds } = payment;
  if (subject === 'orders') return requireInLink(db, caller, subjectIds);
  for (const changeId of subjectIds) await requireChangeInLink(db, caller, changeId);
}

/** A change of date is within reach where its order is. */
export async function requireChangeInLink(db: Db, caller: Caller, changeId: number): Promise<void> {
  if (caller.link === null) return;
  const change = await db
    .selectFrom('orderChanges')
    .select('orderId')
    .where('id', '=', changeId)
    .executeTakeFirst();
  if (!change) throw new AppError('record.missing');
  await requireInLink(db, caller, [change.orderId]);
}
