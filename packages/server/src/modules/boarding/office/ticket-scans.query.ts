import type { TicketScan } from '@gangway/contract/booking/office-schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/create-database.ts';

/** Who scanned the tickets of an order on its own sailing, where and on which device; what was undone is not there. */
export async function listTicketScans(
  db: Db,
  orderId: number,
): Promise<(TicketScan & { ticketId: number })[]> {
  const { rows } = await sql<TicketScan & { ticketId: number }>`
    select t.id as ticket_id, mark.post, coalesce(nullif(a.name, ''), a.username) as account, d.name as device
      from tickets t
      join orders o on o.id = t.order_id
      join boarding_tickets b on b.ticket_id = t.id and b.sailing_id = o.sailing_id
     cross join lateral (values
             (1, 'board', b.boarded_at, b.boarded_by, b.boarded_device),
             (2, 'food', b.food_at, b.food_by, b.food_device),
             (3, 'chip', b.chip_at, b.chip_by, b.chip_device),
             (4, 'disembark', b.disembarked_at, b.disembarked_by, b.disembarked_device)
           ) as mark(place, post, at, account_id, device_id)
      left join accounts a on a.id = mark.account_id
      left join boarding_devices d on d.id = mark.device_id
     where t.order_id = ${orderId} and mark.at is not null
     order by t.id, mark.place`.execute(db);
  return rows;
}
