import { addDays } from '@gangway/contract/core/dates.ts';
import { sql } from './sql.ts';

interface Template {
  ships: readonly number[];
  routeId: number;
  cabinId: number;
  passId: number;
  /** An order whose other columns the made-up ones take. */
  orderId: number;
}

/** The same numbers every time, between nothing and one. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const pick = <T>(all: readonly T[], roll: number): T => all[Math.floor(roll * all.length)] as T;

/**
 * Writes two years past every rule of the product, so that they hold all it could ever come to: rooms that go out of service,
 * change ships and come back, sailings by day and night, some cancelled, orders in every state, given away, refunded in part
 * or whole, guests who move.
 */
export async function makeUpYears(
  databaseUrl: string,
  { ships, routeId, cabinId, passId, orderId }: Template,
  [from, days]: readonly [string, number],
): Promise<void> {
  const roll = dice(20_190_101);
  const whole = (most: number) => Math.floor(roll() * (most + 1));
  const statements: string[] = ['set session_replication_role = replica'];
  const moment = (date: string, hour: number) => `'${date}T${String(hour).padStart(2, '0')}:00:00+08'`;

  for (let room = 900_001; room <= 900_015; room += 1) {
    let day = whole(60);
    while (day < days) {
      const until = day + 20 + whole(200);
      const end = until < days && roll() < 0.8 ? moment(addDays(from, until), whole(23)) : 'null';
      statements.push(
        `insert into room_service (room_id, ship_id, room_type_id, since, until)
         values (${room}, ${pick(ships, roll())}, ${cabinId}, ${moment(addDays(from, day), whole(23))}, ${end})`,
      );
      if (end === 'null') break;
      day = until + 1 + whole(15);
    }
  }

  let sailing = 800_000;
  let order = 7_000_000;
  for (let day = 0; day < days; day += 1 + whole(5)) {
    const date = addDays(from, day);
    for (const [slot, hour] of [
      ['day', 9],
      ['night', 19],
    ] as const) {
      if (roll() < 0.3) continue;
      sailing += 1;
      const status = pick(['returned', 'returned', 'returned', 'departed', 'cancelled'], roll());
      const times = `${moment(date, hour)}, ${moment(date, hour + 4)}, ${moment(date, hour)}`;
      statements.push(
        `insert into sailings (id, ship_id, route_id, date, slot, departs_at, returns_at, sales_close_at, capacity, status)
         overriding system value
         values (${sailing}, ${pick(ships, roll())}, ${routeId}, '${date}', '${slot}', ${times}, 600, '${status}')`,
      );
      for (let count = whole(5); count > 0; count -= 1) {
        order += 1;
        const state = pick(['unpaid', 'paid', 'completed', 'completed', 'canceled', 'refunded'], roll());
        const isGiven = roll() < 0.2;
        const paid = ['unpaid', 'canceled'].includes(state) || isGiven ? 0 : 100 * whole(900);
        const back = state === 'refunded' || roll() < 0.2 ? whole(paid) : 0;
        const type = roll() < 0.75 ? cabinId : passId;
        statements.push(cloneOrder(orderId, { order, sailing, type, state, paid, back, isGiven }));
        if (type !== cabinId || roll() < 0.4) continue;
        // Each in rooms of their own, some in two after another.
        for (let moved = 0; moved <= (roll() < 0.3 ? 1 : 0); moved += 1)
          statements.push(
            `insert into stays (wish_id, order_id, sailing_id, room_id, room_number, room_type_id, floor, room_position,
               checked_in_at, checked_out_at)
             values (gen_random_uuid(), ${order}, ${sailing}, ${order}, '${order}', ${cabinId}, 1, 'port',
               ${moment(date, hour - 1 + moved)}, ${moment(date, hour + moved)})`,
          );
      }
    }
  }
  // The rooms are made up too: nobody is to look what they are called.
  const all = [
    'alter table stays disable trigger keep_stay_room',
    ...statements,
    'alter table stays enable trigger keep_stay_room',
  ];
  await sql(databaseUrl, all.join(';\n'));
}

interface MadeUp {
  order: number;
  sailing: number;
  type: number;
  state: string;
  paid: number;
  back: number;
  isGiven: boolean;
}

function cloneOrder(template: number, { order, sailing, type, state, paid, back, isGiven }: MadeUp): string {
  const isCanceled = state === 'canceled';
  const columns: Record<string, string> = {
    id: String(order),
    order_no: `'MADE-${order}'`,
    group_no: `'MADE-${order}'`,
    checkout_key: 'gen_random_uuid()',
    sailing_id: String(sailing),
    room_type_id: String(type),
    status: `'${state}'`,
    paid_sen: String(paid),
    refunded_sen: String(back),
    complimentary_reason: isGiven ? `'A gift'` : `''`,
    canceled_at: isCanceled ? 'now()' : 'null',
    cancel_reason: isCanceled ? `'staff'` : 'null',
    paid_at: 'now()',
  };
  const copied = `channel, account_id, sold_by, checkout_account_id, checkout_line, checkout_fingerprint, customer_name, bed,
    units, people, referrer, method, total_sen, non_refundable, refund_tiers, peak, no_show_percent, hold_expires_at,
    created_at, updated_at`;
  return `insert into orders (${[...Object.keys(columns), copied].join(', ')}) overriding system value
    select ${[...Object.values(columns), copied].join(', ')} from orders where id = ${template}`;
}
