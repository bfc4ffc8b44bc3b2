import type { Client } from 'pg';
import { withoutIndexes } from './without-indexes.ts';

/** Sailings that board, each with as many people as a ship takes. */
export interface ScanGround {
  /** The first of them; the others follow one by one. */
  firstSailingId: number;
  sailings: number;
  /** The tickets of each, in the order of the sailings. */
  ticketIds: number[][];
}

const aShip = 600;
const chunk = 500_000;

/** Loads so many tickets that were scanned in years gone by, and so many sailings that board right now. */
export async function fillScans(client: Client, sailings: number, pastTickets: number): Promise<ScanGround> {
  const number = async (text: string, values: unknown[] = []): Promise<number> => {
    const { rows } = await client.query<{ id: string }>(text, values);
    return Number(rows[0]?.id);
  };
  const shipId = await number(`insert into ships (name, status) values ('Pier', 'active') returning id`);
  const roomTypeId = await number(
    `insert into room_types (code, kind, name_en, name_zh, has_window, max_occupancy, daily_quantity, amenities, beds,
       day_on, night_on, position)
     values ('PIER', 'standing', 'Pier', 'Pier', false, 1, 1000000, '{}', '{}', true, true, 98) returning id`,
  );
  const sail = (count: number, from: string, status: string) =>
    number(
      `with made as (
         insert into sailings (ship_id, route_id, date, slot, departs_at, returns_at, sales_close_at, capacity, status)
         select $1, (select min(id) from routes), d::date, 'day', d, d + interval '8 hours', d, ${aShip}, '${status}'
           from generate_series(${from}, ${from} + ${count - 1} * interval '1 day', interval '1 day') d
         returning id)
       select min(id) as id from made`,
      [shipId],
    );
  const past = Math.ceil(pastTickets / aShip);
  const firstPast = await sail(past, `current_date - ${past + 30}`, 'returned');
  const firstSailingId = await sail(sailings, `date_trunc('hour', now()) + interval '2 hours'`, 'boarding');
  // Nothing is checked row by row while loading: it would take longer than all that is measured.
  await client.query('set session_replication_role = replica');
  const loadOld = async () => {
    for (let from = 0; from < pastTickets; from += chunk) {
      const to = Math.min(pastTickets, from + chunk);
      await insertTickets(client, { name: 'OLD', roomTypeId, firstSailingId: firstPast, from, to });
      await insertOldScans(client, from, to);
    }
  };
  if (pastTickets > 0)
    await withoutIndexes(client, ['orders', 'tickets', 'scans', 'boarding_tickets'], loadOld);
  const people = sailings * aShip;
  await insertTickets(client, { name: 'NEW', roomTypeId, firstSailingId, from: 0, to: people });
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
  // What the loading left to be written would be measured with the scans.
  await client.query('checkpoint');
  const { rows } = await client.query<{ ids: string[] }>(
    `select array_agg(t.id order by t.id) as ids from tickets t join orders o on o.id = t.order_id
      where o.order_no like 'NEW%' group by t.sailing_id order by t.sailing_id`,
  );
  return { firstSailingId, sailings, ticketIds: rows.map(({ ids }) => ids.map(Number)) };
}

interface Batch {
  name: string;
  roomTypeId: number;
  firstSailingId: number;
  from: number;
  to: number;
}

/** An order with one ticket each. */
async function insertTickets(client: Client, batch: Batch): Promise<void> {
  const { name, roomTypeId, firstSailingId, from, to } = batch;
  const status = name === 'OLD' ? 'completed' : 'paid';
  await client.query(
    `insert into orders (order_no, group_no, channel, account_id, checkout_account_id, checkout_key, checkout_line,
       checkout_fingerprint, customer_name, sailing_id, room_type_id, units, people, referrer, method, total_sen, paid_sen,
       non_refundable, refund_tiers, peak, no_show_percent, status, hold_expires_at, created_at, updated_at, paid_at)
     select $1 || n, $1 || 'G' || n, 'site', a.id, a.id, gen_random_uuid(), 0, '', 'Guest ' || n,
       $3::bigint + n / ${aShip}, $2, 1, 1, 'GANGWAY', 'cash', 12000, 12000, false, '[]', false, 100, $6, now(), now(), now(), now()
       from generate_series($4::int, $5::int - 1) n, (select min(account_id) as id from customers) a`,
    [name, roomTypeId, firstSailingId, from, to, status],
  );
  await client.query(
    `insert into tickets (order_id, sailing_id, position, serial, price_sen, name, gender, id_type, id_sealed,
       id_fingerprint, id_ending, passport_expiry, nationality, birth_date, phone, referrer, boarded_at, disembarked_at)
     select o.id, o.sailing_id, 0, o.order_no, 12000, o.customer_name, 'female', 'passport', 'v1.x.y', md5(o.order_no), '0000',
       current_date + 3650, 'SG', '1990-05-05', '+6581234567', 'GANGWAY', past, past
       from orders o, (select case when $2 = 'OLD' then now() - interval '60 days' end as past) p
      where o.order_no in (select $1::text || n from generate_series($3::int, $4::int - 1) n)`,
    [name, name, from, to],
  );
}

/** Each of them came aboard and left. */
async function insertOldScans(client: Client, from: number, to: number): Promise<void> {
  const old = `from tickets t where t.serial in (select 'OLD' || n from generate_series($1::int, $2::int - 1) n)`;
  await client.query(
    `insert into scans (id, kind, sailing_id, post, ticket_id, account_id, device_at, offset_ms, happened_at, received_at,
       verdict, reason, offline, manifest_version)
     select gen_random_uuid(), 'scan', t.sailing_id, 'board', t.id, 1, t.boarded_at, 0, t.boarded_at, t.boarded_at, 'accepted',
       'ok', false, 0 ${old}`,
    [from, to],
  );
  await client.query(
    `insert into boarding_tickets (sailing_id, ticket_id, aboard, boarded_at, disembarked_at)
     select t.sailing_id, t.id, false, t.boarded_at, t.disembarked_at ${old}`,
    [from, to],
  );
}
