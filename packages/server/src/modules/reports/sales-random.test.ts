import { addDays, startOfPortDay } from '@gangway/contract/core/dates.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { salesGroupings } from '@gangway/contract/reports/sales-schemas.ts';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSailing } from '../../../test/booking.ts';
import { reckonSales } from '../../../test/reckon-sales.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let finance: string;
let sailings: number[];
let types: number[];
let turn = 0;

beforeAll(async () => {
  server = await startTestServer();
  finance = await server.login('finance');
  const made = [
    await makeSailing(server, { date: addDays(today, 40), name: 'RandomOne' }),
    await makeSailing(server, { date: addDays(today, 41), name: 'RandomTwo' }),
  ];
  sailings = made.map(({ sailingId }) => sailingId);
  types = made.flatMap(({ cabinId, passId }) => [cabinId, passId]);
});
afterAll(() => server.stop());

const today = new Date().toISOString().slice(0, 10);
const methods = ['wechat', 'alipay', 'bank', 'creditCard', 'online', 'cash', 'balance'];
const nations = ['MY', 'SG', 'KR', 'JP'];

const order = fc.record({
  nations: fc.array(fc.constantFrom(...nations), { minLength: 1, maxLength: 6 }),
  method: fc.constantFrom(...methods),
  code: fc.constantFrom('GANGWAY', 'ALPHA', 'BETA'),
  sailing: fc.nat(1),
  type: fc.nat(3),
  atCounter: fc.boolean(),
  isAgents: fc.boolean(),
  replaced: fc.nat(2),
});
const sen = fc.integer({ min: 1, max: 99_999 });
/** A payment of some orders: what each was noted with need not come to what really came. */
const payment = fc.record({
  orders: fc.uniqueArray(fc.nat(7), { maxLength: 4 }),
  parts: fc.array(sen, { minLength: 4, maxLength: 4 }),
  amount: fc.option(sen),
  method: fc.constantFrom(...methods),
  day: fc.integer({ min: -1, max: 4 }),
  refunds: fc.array(
    fc.record({
      share: fc.nat(100),
      day: fc.integer({ min: -1, max: 4 }),
      named: fc.nat(3),
      fee: fc.nat(500),
    }),
    { maxLength: 3 },
  ),
});

test('whatever came and went, every grouping adds up to the payments of the period, and says what the rows say', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(order, { minLength: 8, maxLength: 8 }),
      fc.array(payment, { minLength: 1, maxLength: 12 }),
      async (orders, payments) => {
        // Days of its own for each run, long before anything else moved.
        const from = addDays('2020-01-10', 10 * turn);
        turn += 1;
        const to = addDays(from, 3);
        await enter(from, orders, payments);
        const [sums] = await ask(
          `select coalesce(sum(amount_sen), 0)::int as taken from payments
            where status = 'paid' and paid_at >= $1 and paid_at < $2`,
          [startOfPortDay(from), startOfPortDay(addDays(to, 1))],
        );
        for (const by of salesGroupings) {
          const { data } = await server.call(
            reportsCalls.sales,
            { body: { by, from, to } },
            { token: finance },
          );
          expect({ by, takenSen: data.totals.takenSen }).toEqual({ by, takenSen: sums?.['taken'] });
          const told = new Map(data.rows.map(({ key, name: _, ...figures }) => [key, figures]));
          const reckoned = await reckonSales(server.databaseUrl, { by, from, to });
          const some = [...reckoned].filter(([, line]) => Object.values(line).some((value) => value !== 0));
          for (const [key, figures] of some)
            expect({ by, key, ...told.get(key) }).toEqual({ by, key, ...figures });
          expect([...told.keys()].filter((key) => !reckoned.has(key))).toEqual([]);
        }
      },
    ),
    { numRuns: 12 },
  );
});

type Entered<T> = T extends fc.Arbitrary<infer V> ? V : never;

/** Puts rows into the tables past all rules, as no seller could: the report must add up whatever stands there. */
async function enter(
  from: string,
  orders: readonly Entered<typeof order>[],
  payments: readonly Entered<typeof payment>[],
): Promise<void> {
  const client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query(`set session_replication_role = replica`);
  const one = async (text: string, values: unknown[]) => {
    const { rows } = await client.query<{ id: string }>(`${text} returning id`, values);
    return Number(rows[0]?.id);
  };
  const at = (day: number) => new Date(startOfPortDay(addDays(from, day)).getTime() + 3_600_000);
  const { rows: people } = await client.query<{ account_id: string; level: string }>(
    'select account_id, level from customers order by account_id',
  );
  const agent = people.find((row) => row.level !== 'normal')?.account_id;
  const other = people.find((row) => row.level === 'normal')?.account_id;
  const ids: number[] = [];
  for (const [index, given] of orders.entries()) {
    const name = `R${turn}-${index}`;
    const id = await one(
      `insert into orders (order_no, group_no, channel, account_id, checkout_account_id, checkout_key, checkout_line,
         checkout_fingerprint, customer_name, sailing_id, room_type_id, units, people, referrer, method, total_sen, paid_sen,
         non_refundable, refund_tiers, peak, no_show_percent, status, hold_expires_at, created_at, updated_at, paid_at,
         by_agent)
       values ($1, $1, $2, $3, 1, gen_random_uuid(), 0, $1, $1, $4, $5, 1, $6, $7, $8, 1, 1, false, '[]', false, 100, 'paid',
         $9, $9, $9, $9, $10)`,
      [
        name,
        given.atCounter ? 'counter' : 'site',
        given.isAgents ? agent : other,
        sailings[given.sailing],
        types[given.type],
        given.nations.length,
        given.code,
        given.method,
        at(index % 5),
        given.isAgents,
      ],
    );
    ids.push(id);
    const tickets: number[] = [];
    for (const [position, nation] of given.nations.entries())
      tickets.push(
        await one(
          `insert into tickets (order_id, sailing_id, position, serial, name, gender, id_type, id_ending, nationality,
             birth_date, phone, referrer) values ($1, $2, $3, $4, 'x', 'other', 'passport', '1', $5, '1990-01-01', '1', 'x')`,
          [id, sailings[given.sailing], position, `${name}-${position}`, nation],
        ),
      );
    if (given.replaced > 0 && tickets.length > 1)
      await one(
        `insert into guest_replacements (order_id, key, old_ticket_id, new_ticket_id, fee_sen, at)
         values ($1, gen_random_uuid(), $2, $3, $4, $5)`,
        [id, tickets[0], tickets[1], given.replaced, at(1)],
      );
    if (given.replaced === 2)
      await one(
        `insert into order_changes (order_id, key, sailing_id, people, new_total_sen, fee_sen, due_sen, non_refundable, peak,
           kept_percent, status, created_at, updated_at)
         values ($1, gen_random_uuid(), $2, 1, 1, 50, $3, false, false, 0, 'done', $4, $4)`,
        [id, sailings[0], given.nations.length * 7 - 20, at(2)],
      );
  }
  for (const [index, given] of payments.entries()) {
    const chosen = given.orders.map((place) => ids[place] ?? 0);
    const noted = given.parts.slice(0, chosen.length).reduce((sum, part) => sum + part, 0);
    const amount = given.amount ?? Math.max(1, noted);
    const id = await one(
      `insert into payments (payment_no, provider, method, amount_sen, status, subject, subject_ids, label, created_at,
         updated_at, paid_at) values ($1, 'none', $2, $3, 'paid', 'orders', $4, 'x', $5, $5, $5)`,
      [`R${turn}-P${index}`, given.method, amount, chosen.length > 0 ? chosen : [ids[0]], at(given.day)],
    );
    for (const [place, orderId] of chosen.entries())
      await client.query(
        `insert into order_payments (order_id, payment_id, amount_sen, outcome, at) values ($1, $2, $3, 'paid', $4)`,
        [orderId, id, given.parts[place], at(given.day)],
      );
    for (const [place, { share, day, named, fee }] of given.refunds.entries()) {
      const refundSen = Math.max(1, Math.floor((amount * share) / 300));
      const refundId = await one(
        `insert into payment_refunds (refund_no, payment_id, reference, amount_sen, status, created_at, updated_at)
         values ($1, $2, $1, $3, 'requested', $4, $4)`,
        [`R${turn}-B${index}-${place}`, id, refundSen, at(day)],
      );
      for (const orderId of chosen.slice(0, named))
        await one(
          `insert into order_refunds (order_id, kind, ticket_ids, amount_sen, fee_sen, way, refund_ids, at)
           values ($1, 'late', '{}', $2, $3, 'gateway', $4, $5)`,
          [orderId, Math.ceil(refundSen / 2), fee, [refundId], at(day)],
        );
    }
  }
  await client.end();
}

async function ask(text: string, values: unknown[]) {
  const client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}
