import type { Client } from 'pg';
import { counters, sailings } from './fill-catalogue.ts';

/**
 * Ten years of what came before: six more ships that sailed twice a day, what was sold on each sailing, own prices for
 * every date, and a million entries of who did what. It ends before the present sailings begin.
 */
export async function fillHistory(client: Client): Promise<void> {
  const end = 'current_date - 31';
  await client.query(`
    insert into ships (name, status) select 'Old ship ' || n, 'decommissioned' from generate_series(1, 6) n;
    ${sailings("(select id from ships where name = 'Old ship 1')", `${end} - 3650`, end, 'returned')};`);
  for (let ship = 2; ship <= 6; ship++) {
    const id = `(select id from ships where name = 'Old ship ${ship}')`;
    await client.query(sailings(id, `${end} - 3650`, end, 'returned'));
  }
  await client.query(counters("s.status = 'returned'"));
  await client.query(`
    insert into date_prices (room_type_id, date, slot, price_sen)
      select t.id, day, slot, 30000
        from room_types t, generate_series(${end} - 3650, ${end}, interval '1 day') day, unnest('{day,night}'::text[]) slot;
    insert into audit_log (at, username, action, entity, entity_id, after, address, request_id)
      select now() - n * interval '5 minutes', 'editor', 'update', 'sailing', (n % 40000)::text,
             jsonb_build_object('capacity', n % 600), '127.0.0.1', 'r' || n
        from generate_series(1, 1000000) n;`);
}
