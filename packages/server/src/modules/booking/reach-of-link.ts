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

export async function requireTicketInLink(db: Db, caller: Caller, ticketId: number): Promise<void> {
  if (caller.link === null) return;
  const ticket = await db
    .selectFrom('tickets')
    .select('orderId')
    .where('id', '=', ticketId)
    .executeTakeFirst();
  if (ticket) await requireInLink(db, caller, [ticket.orderId]);
}

/** Tickets are handed on, and with them their link: it only looks. Who changes something asks for a link, mailed to who bought. */
export async function requireAskedLink(db: Db, caller: Caller, orderId: number): Promise<void> {
  await requireInLink(db, caller, [orderId]);
  if (caller.link && !caller.link.isAsked) throw new AppError('session.askLink');
}
