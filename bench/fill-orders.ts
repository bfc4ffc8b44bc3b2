import type { Client } from 'pg';
import { nameFor } from './some-names.ts';
import { withoutIndexes } from './without-indexes.ts';

/** An agent of the demo, with whose code every fiftieth order came. */
const agentCode = 'LIMWS';

/** What the orders are booked on: boarding passes without end on sailings that are never full. */
export interface OrderGround {
  /** A boarding pass, and cabins for two at the same price. */
  roomTypeId: number;
  cabinTypeIds: number[];
  priceSen: number;
  hotSailingId: number;
  /** The first of them; the others follow one by one. */
  firstSailingId: number;
  sailings: number;
  /** As many again, for whoever books beside the product: who gives places back adds up all that are held on a sailing. */
  aside: { hotSailingId: number; firstSailingId: number };
}

const endless = 1_000_000_000;
const priceSen = 12_000;
/** Orders of two on a full sailing. */
const aShip = 300;
/** So many of each type: a run sells more than a ship has. */
const cabins = 200;
const cabinTypes = 10;

/** Makes one sailing everybody wants and so many others, and loads orders of years gone by; one in twenty never came. */
export async function fillOrders(client: Client, sailings: number, pastOrders: number): Promise<OrderGround> {
  const number = async (text: string, values: unknown[] = []): Promise<number> => {
    const { rows } = await client.query<{ id: string }>(text, values);
    return Number(rows[0]?.id);
  };
  const shipId = await number(`insert into ships (name, status) values ('Bench', 'active') returning id`);
  const typeOf = async (code: string, kind: string, people: number) => {
    const id = await number(
      `insert into room_types (code, kind, name_en, name_zh, has_window, max_occupancy, daily_quantity, amenities, beds,
         day_on, night_on, position)
       values ($1, $2, $1, $1, false, $3, $4, '{}', '{}', true, true, 99) returning id`,
      [code, kind, people, endless],
    );
    await client.query(
      `insert into week_prices (room_type_id, weekday, slot, price_sen)
       select $1, d, s, $2 from generate_series(1, 7) d, unnest('{day,night}'::text[]) s`,
      [id, priceSen],
    );
    return id;
  };
  const roomTypeId = await typeOf('BENCH', 'standing', 1);
  const cabinTypeIds: number[] = [];
  for (let type = 0; type < cabinTypes; type++) cabinTypeIds.push(await typeOf(`CABIN${type}`, 'cabin', 2));
  await client.query(
    `insert into rooms (ship_id, room_type_id, number, floor, position, status, notes)
     select $1, type, 'B' || type || '-' || n, 1, $4, 'available', ''
       from unnest($2::bigint[]) type, generate_series(1, $3::int) n`,
    [shipId, cabinTypeIds, cabins, 'midship'],
  );
  const sail = (count: number, fromDay: string, status: string, every = '1 day') =>
    number(
      `with made as (
         insert into sailings (ship_id, route_id, date, slot, departs_at, returns_at, sales_close_at, capacity, status)
         select $1, (select min(id) from routes), d::date, case extract(hour from d) when 0 then 'day' else 'night' end,
                d, d + interval '8 hours', d, $2, '${status}'
           from generate_series(${fromDay}, ${fromDay} + ${count - 1} * interval '${every}', interval '${every}') d
         returning id)
       select min(id) as id from made`,
      [shipId, endless],
    );
  const past = Math.ceil((pastOrders + 1) / aShip);
  const since = `current_date - 100 - interval '12 hours' * ${past}`;
  const firstPast = await sail(past, `date_trunc('day', ${since})`, 'returned', '12 hours');
  const onSale = async (fromDay: number) => ({
    hotSailingId: await sail(1, `current_date + ${fromDay}`, 'scheduled'),
    firstSailingId: await sail(sailings, `current_date + ${fromDay + 1}`, 'scheduled'),
  });
  const [own, aside] = [await onSale(100), await onSale(102 + sailings)];
  await withoutIndexes(client, ['orders', 'tickets'], () =>
    loadPast(client, { roomTypeId, lastPast: firstPast + past - 1, orders: pastOrders }),
  );
  await client.query('vacuum analyze');
  return { roomTypeId, cabinTypeIds, priceSen, ...own, sailings, aside };
}

async function loadPast(
  client: Client,
  { roomTypeId, lastPast, orders }: { roomTypeId: number; lastPast: number; orders: number },
): Promise<void> {
  // An order and its tickets may not part for a moment: all of it is one transaction.
  await client.query('begin');
  // What triggers see to is either loaded below or of no use to what is long past; row by row it would take half an hour.
  await client.query('set local session_replication_role = replica');
  await client.query(
    `insert into orders (order_no, group_no, channel, account_id, checkout_account_id, checkout_key, checkout_line,
       checkout_fingerprint, customer_name, sailing_id, room_type_id, units, people, referrer, method, total_sen, paid_sen,
       non_refundable, refund_tiers, peak, no_show_percent, status, hold_expires_at, created_at, updated_at, paid_at, completed_at)
     select 'PAST' || n, 'PG' || n, 'site', a.id, a.id, gen_random_uuid(), 0, '', ${nameFor('n')}, $2::bigint - n / ${aShip}, $1, 2, 2,
       case n % 50 when 7 then $4 else 'GANGWAY' end, 'cash', 24000, 24000, false, '[]', false, 100, 'completed', at, at, at, at, at
       from generate_series(1, $3::int) n,
            (select min(account_id) as id from customers) a,
            lateral (select now() - interval '120 days' - n * interval '3 minutes' as at) t`,
    [roomTypeId, lastPast, orders, agentCode],
  );
  await client.query(
    `insert into tickets (order_id, sailing_id, position, serial, price_sen, name, gender, id_type, id_sealed, id_fingerprint, id_ending,
       passport_expiry, nationality, birth_date, phone, referrer, boarded_at)
     select o.id, o.sailing_id, p, 'P' || o.id || '-' || p, 12000, case p when 0 then o.customer_name else ${nameFor('o.id * 2')} end, 'female', 'passport', 'v1.x.y',
       md5(o.id || ' ' || p), '0000', current_date + 3650, 'SG', '1990-05-05', '+6581234567', o.referrer, case when o.id % 20 > 0 then o.completed_at end
       from orders o, generate_series(0, 1) p where o.order_no like 'PAST%'`,
  );
  await client.query(
    `insert into sailing_units (sailing_id, room_type_id, units_taken)
       select sailing_id, room_type_id, sum(units) from orders where order_no like 'PAST%' group by 1, 2;
     insert into sailing_people (sailing_id, people_taken)
       select sailing_id, sum(people) from orders where order_no like 'PAST%' group by 1`,
  );
  await client.query('commit');
}
