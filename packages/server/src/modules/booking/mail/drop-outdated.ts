import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/create-database.ts';
import { type OutboxTopics, putAllInOutbox } from '../../../platform/outbox/outbox.ts';
import { newsOfTickets } from './about-tickets.ts';

type Retiming = Pick<OutboxTopics['order.retimed'], 'orderId' | 'sailingId' | 'version'>;

export const aboutRetimed = ({ orderId, sailingId, version }: Retiming) =>
  `sailing.retimed ${sailingId} ${version} order ${orderId}`;

/**
 * Takes back what has not left yet and names times a sailing no longer has: where the mail server was away it could be the last a
 * guest reads. Older news of other times is not sent at all; tickets are written anew, and with them their link.
 */
export async function dropOutdated(tx: Tx, retiming: Retiming): Promise<void> {
  const { orderId, version } = retiming;
  const older = Array.from({ length: version }, (_, before) =>
    aboutRetimed({ ...retiming, version: before }),
  );
  await tx
    .deleteFrom('mails')
    .where('about', 'in', older)
    .where('status', 'in', ['waiting', 'failed'])
    .execute();
  const tickets = await tx
    .deleteFrom('mails')
    .where('ticketsOf', '=', orderId)
    .where('status', '=', 'waiting')
    .returning('about')
    .execute();
  if (tickets.length === 0) return;
  const abouts = tickets.map(({ about }) => about);
  await sql`delete from order_links where id = any(${abouts}::text[])`.execute(tx);
  await putAllInOutbox(
    tx,
    'order.paid',
    abouts.map((about) => newsOfTickets(about, orderId)),
  );
}
