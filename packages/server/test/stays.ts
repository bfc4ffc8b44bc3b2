import { randomUUID } from 'node:crypto';
import { sql } from './sql.ts';

/** Puts an order into a room of its ship, out of the one it was in, past the desk. */
export async function giveRoom(databaseUrl: string, orderNo: string, number: string): Promise<void> {
  await sql(
    databaseUrl,
    `update stays set checked_out_at = now() where checked_out_at is null
        and order_id = (select id from orders where order_no = $1)`,
    [orderNo],
  );
  await sql(
    databaseUrl,
    `insert into stays (wish_id, order_id, sailing_id, room_id, checked_in_at)
     select $3::uuid, o.id, o.sailing_id, r.id, now()
       from orders o join sailings s on s.id = o.sailing_id join rooms r on r.ship_id = s.ship_id and r.number = $2
      where o.order_no = $1`,
    [orderNo, number, randomUUID()],
  );
  await sql(databaseUrl, 'update orders set room_number = $2 where order_no = $1', [orderNo, number]);
}
