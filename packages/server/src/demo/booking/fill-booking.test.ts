import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { checkPassengers } from '@gangway/contract/booking/passenger-rules.ts';
import { orderStatuses } from '@gangway/contract/booking/states.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { systemCalls } from '@gangway/contract/system/calls.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { checkLedger } from '../../modules/wallet/index.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { random } from '../random.ts';
import { anyFate, courseOf } from './course.ts';
import { peopleMaker } from './people.ts';

let server: TestServer;
/** The clock stands still, so that nothing sails, returns or runs out while the tests look. */
const now = new Date();

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO: 'on' }, now });
});
afterAll(() => server.stop());

const ask = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  sql<T>(server.databaseUrl, text, values);

describe('the counters', () => {
  test('of every sailing and type hold just what its live orders take', async () => {
    const wrong = await ask(`
      with live as (
        select sailing_id, room_type_id, sum(units) as units from orders
         where status in ('unpaid', 'paid', 'completed') group by 1, 2
      )
      select * from live full join sailing_units u using (sailing_id, room_type_id)
       where coalesce(live.units, 0) <> coalesce(u.units_taken, 0)`);
    expect(wrong).toEqual([]);
  });

  test('of every sailing hold just the people of its live orders, each with a live ticket', async () => {
    const wrong = await ask(`
      with live as (
        select sailing_id, sum(people) as people from orders
         where status in ('unpaid', 'paid', 'completed') group by 1
      ), aboard as (
        select sailing_id, count(*) as people from tickets where live group by 1
      )
      select * from live full join aboard using (sailing_id) full join sailing_people p using (sailing_id)
       where live.people is distinct from p.people_taken or aboard.people is distinct from p.people_taken`);
    expect(wrong).toEqual([]);
  });

  test('never pass what a sailing has', async () => {
    const over = await ask(`
      select u.* from sailing_units u join sailings s on s.id = u.sailing_id join room_types t on t.id = u.room_type_id
       where u.units_taken > t.daily_quantity
          or (t.kind = 'cabin' and u.units_taken > (
               select count(*) from rooms r where r.ship_id = s.ship_id and r.room_type_id = t.id))`);
    const crowded = await ask(`
      select p.* from sailing_people p join sailings s on s.id = p.sailing_id where p.people_taken > s.capacity`);
    expect([over, crowded]).toEqual([[], []]);
  });

  test('unpaid orders are held, and nothing else is', async () => {
    const wrong = await ask(`
      select o.id, h.order_id from (select * from orders where status = 'unpaid') o
        full join place_holds h on h.order_id = o.id
       where o.id is null or h.order_id is null or (h.units, h.people, h.sailing_id, h.room_type_id, h.expires_at)
             is distinct from (o.units, o.people, o.sailing_id, o.room_type_id, o.hold_expires_at)`);
    expect(wrong).toEqual([]);
    const [{ count } = { count: '0' }] = await ask<{ count: string }>('select count(*) from place_holds');
    expect(Number(count)).toBeGreaterThan(3);
  });
});

test('every paid order has its payment, what came back of it went back, and the ledger adds up', async () => {
  const wrong = await ask(`
    select o.id, o.paid_sen, o.refunded_sen, p.came, p.back
      from orders o cross join lateral (
        select coalesce(sum(op.amount_sen), 0) as came, coalesce(sum(p.refunded_sen), 0) as back
          from order_payments op join payments p on p.id = op.payment_id
         where op.order_id = o.id and op.outcome = 'paid'
      ) p
     where (o.paid_sen, o.refunded_sen) is distinct from (p.came, p.back)
        or (o.status = 'refunded' and o.fee_sen <> o.paid_sen - o.refunded_sen)`);
  expect(wrong).toEqual([]);
  const ledger = await checkLedger(server.gangway.platform.db);
  expect(ledger).toMatchObject({ problems: [] });
  expect(ledger.transfers).toBeGreaterThan(20);
});

test('what was refunded names everybody who does not travel', async () => {
  const wrong = await ask(`
    select t.id, t.order_id from orders o join tickets t on t.order_id = o.id
     where o.status = 'refunded' and exists (select from order_refunds r where r.order_id = o.id)
       and not exists (select from guest_replacements g where g.old_ticket_id = t.id)
       and not exists (select from order_refunds r where r.order_id = o.id and t.id = any(r.ticket_ids))`);
  expect(wrong).toEqual([]);
});

test('there are some thousand orders, of every status, channel, method and referrer', async () => {
  const [counts] = await ask<Record<string, unknown>>(
    `
    select count(*)::int as orders, array_agg(distinct status) as statuses, array_agg(distinct channel) as channels,
           array_agg(distinct method) as methods, array_agg(distinct referrer) as referrers,
           array_agg(distinct cancel_reason) filter (where cancel_reason is not null) as reasons,
           count(*) filter (where complimentary_reason <> '')::int as complimentary,
           count(*) filter (where refunded_sen > 0 and refunded_sen < paid_sen)::int as with_fee,
           count(*) filter (where created_at > $1)::int as future
      from orders`,
    [now],
  );
  expect(counts?.['orders']).toBeGreaterThan(3000);
  expect(counts?.['orders']).toBeLessThan(5000);
  expect(counts).toMatchObject({
    statuses: expect.arrayContaining([...orderStatuses]),
    channels: ['counter', 'site'],
    methods: expect.arrayContaining(['cash', 'balance', 'creditCard', 'bank', 'alipay', 'wechat', 'online']),
    referrers: ['AISYAH', 'GANGWAY', 'LIMWS'],
    reasons: ['customer', 'expired', 'staff'],
    future: 0,
  });
  expect(counts?.['complimentary']).toBeGreaterThan(20);
  expect(counts?.['with_fee']).toBeGreaterThan(10);
});

test('groups hold two or three orders, some of them of different status', async () => {
  const [groups] = await ask<Record<string, number>>(`
    select count(*)::int as groups, max(n)::int as largest, count(*) filter (where kinds > 1)::int as mixed
      from (select count(*) as n, count(distinct status) as kinds from orders group by group_no having count(*) > 1) g`);
  expect(groups?.['groups']).toBeGreaterThan(50);
  expect(groups?.['largest']).toBe(3);
  expect(groups?.['mixed']).toBeGreaterThan(5);
});

test('everybody aboard may be there: documents, ages and company are those the rules ask for', async () => {
  const { db, secrets } = server.gangway.platform;
  const rows = await db
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.orderId')
    .innerJoin('sailings', 'sailings.id', 'orders.sailingId')
    .selectAll('tickets')
    .select(['sailings.departsAt', 'sailings.returnsAt', 'orders.createdAt'])
    // Of those who sailed long ago the documents are forgotten.
    .where('tickets.idSealed', 'is not', null)
    .orderBy('tickets.orderId')
    .orderBy('tickets.position')
    .execute();
  const problems = [...Map.groupBy(rows, (row) => row.orderId).values()].flatMap((tickets) => {
    const passengers = tickets.map((ticket) => ({
      ...ticket,
      idNumber: secrets.open(ticket.idSealed ?? ''),
    }));
    const [{ departsAt, returnsAt, createdAt }] = tickets as [(typeof rows)[number]];
    return checkPassengers(passengers, {
      today: portDate(createdAt),
      departs: portDate(departsAt),
      returns: portDate(returnsAt),
    });
  });
  expect(problems).toEqual([]);
});

test('what sailed and came back is completed, nothing else is', async () => {
  const odd = await ask(
    `
    select o.id from orders o join sailings s on s.id = o.sailing_id
     where (o.status = 'completed') <> (s.returns_at <= $1 and o.status in ('paid', 'completed'))`,
    [now],
  );
  expect(odd).toEqual([]);
});

test('my orders has something in every tab for the demo customer', async () => {
  const token = await server.login('customer');
  for (const status of orderStatuses) {
    const body = { filter: { status } };
    const answer = await server.call(bookingCalls.pageMyOrders, { body }, { token });
    expect({ status, some: answer.data.records.length > 0 }).toEqual({ status, some: true });
  }
  const all = await server.call(bookingCalls.pageMyOrders, { body: { size: 100 } }, { token });
  expect(all.data.records.map((group) => group.status)).toContain('mixed');
});

test('reports have last year beside this one, with who came, and changes for a fee', async () => {
  const token = await server.login('admin');
  const { data: board } = await server.call(reportsCalls.dashboardToday, {}, { token });
  expect(board.money?.month.lastYear.takenSen).toBeGreaterThan(1_000_000);
  const month = portDate(now).slice(0, 7);
  const { data: report } = await server.call(reportsCalls.occupancyMonth, { body: { month } }, { token });
  expect(report.lastYear.rows.filter((row) => row.totalOccupancy > 0).length).toBeGreaterThan(20);
  expect(report.lastYear.totals.arrivalRoom).toBeGreaterThan(100);
  const body = { by: 'day' as const, from: addDays(portDate(now), -7), to: portDate(now) };
  const { data: sales } = await server.call(reportsCalls.sales, { body }, { token });
  expect(sales.totals.changeFeesSen).toBeGreaterThan(0);
});

test('some work waits for a person, of several kinds', async () => {
  const token = await server.login('admin');
  const { data: board } = await server.call(reportsCalls.dashboardToday, {}, { token });
  const kinds = new Set(board.tasks?.map(({ kind }) => kind));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['parkedPayments', 'refundsToHandOut', 'conflicts', 'failedMails']),
  );
});

test('what moved a balance was entered in the order it happened in', async () => {
  const odd = await ask(`
    select * from (
      select e.account_id, e.id, t.at, lag(t.at) over (partition by e.account_id order by e.id) as before
        from ledger_entries e join ledger_transfers t on t.id = e.transfer_id where e.account_id is not null
    ) l where before > at`);
  expect(odd).toEqual([]);
});

test('it comes out the same every time', () => {
  const play = () => {
    const chance = random(7);
    const people = peopleMaker(chance, '2025-11-15');
    const sailing = {
      id: 1,
      shipId: 1,
      date: '2025-12-01',
      slot: 'day' as const,
      departsAt: new Date('2025-12-01T01:00:00Z'),
      returnsAt: new Date('2025-12-01T09:00:00Z'),
      peak: false,
      status: 'scheduled' as const,
      types: [],
    };
    const now = new Date('2025-11-15T04:00:00Z');
    return Array.from({ length: 50 }, () => {
      const course = courseOf(chance, anyFate(chance, sailing, now), sailing, {
        now,
        holdMinutes: 10,
        together: null,
      });
      return { party: people.party(), course };
    });
  };
  expect(play()).toEqual(play());
});

test('document numbers cannot be read in the database', async () => {
  const [row] = await ask<{ id_sealed: string }>(
    'select id_sealed from tickets where id_sealed is not null limit 1',
  );
  expect(row?.id_sealed).toMatch(/^v1\./);
  const other = createSecrets('another key, also of thirty-two characters and more');
  expect(() => other.open(row?.id_sealed ?? '')).toThrow('unable to authenticate data');
});

test('the report of last month was written to whom it goes to, with its sheet', async () => {
  const found = await ask<{ name: string; day: string }>(
    `select f.name, (m.created_at at time zone 'Asia/Kuala_Lumpur')::date::text as day
       from mails m join mail_files f on f.mail_id = m.id where m.recipient = 'management@gangway.example'`,
  );
  expect(found).toEqual([{ name: expect.stringMatching(/\.xlsx$/), day: expect.stringMatching(/-0[12]$/) }]);
});

test('some orders were confirmed by mail, to be read where nothing is sent', async () => {
  // What waits in the outbox is due once the clock goes on.
  server.setNow(null);
  const token = await server.login('admin');
  await vi.waitFor(
    async () => {
      const answer = await server.call(systemCalls.pageMails, { body: {} }, { token });
      expect(answer.data.total).toBeGreaterThan(5);
      expect(answer.data.records[0]?.status).toBe('kept');
    },
    { timeout: 120_000, interval: 200 },
  );
});
