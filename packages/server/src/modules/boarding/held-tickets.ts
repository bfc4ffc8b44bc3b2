import type { Standing } from '@gangway/contract/boarding/states.ts';
import type { OrderStatus } from '@gangway/contract/booking/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';
import { standingOf } from './known-ticket.ts';

/** A ticket held until the end of the transaction. */
export interface HeldTicket {
  id: number;
  orderId: number;
  sailingId: number;
  standing: Standing;
}

/** Holds the tickets of some scans, in order: so does everybody, and nobody waits in a circle. */
export async function holdTickets(
  tx: Tx,
  scans: readonly { ticketId?: number | null }[],
): Promise<Map<number, HeldTicket>> {
  const ids = [...new Set(scans.flatMap((scan) => scan.ticketId ?? []))];
  await sql`select id from tickets where id = any(${ids}::bigint[]) order by id for no key update`.execute(
    tx,
  );
  // Read again once they are held: what another had changed of them meanwhile is seen only now.
  const { rows } = await sql<Row>`
    select t.id, t.order_id, t.sailing_id, t.live, t.paid, o.status as order_status,
           exists (select from guest_replacements g where g.old_ticket_id = t.id) as replaced
      from tickets t join orders o on o.id = t.order_id where t.id = any(${ids}::bigint[])`.execute(tx);
  return new Map(
    rows.map(({ id, orderId, sailingId, ...row }) => [
      id,
      { id, orderId, sailingId, standing: standingOf(row) },
    ]),
  );
}

interface Row {
  id: number;
  orderId: number;
  sailingId: number;
  live: boolean;
  paid: boolean;
  orderStatus: OrderStatus;
  replaced: boolean;
}
