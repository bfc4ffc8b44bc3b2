import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { CallArguments } from '@gangway/contract/core/define-call.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buy,
  cabinLine,
  makeSailing,
  passLine,
  passPrice,
  type SmallSailing,
  somebody,
} from '../../../../test/booking.ts';
import { catalogueMaker } from '../../../../test/catalogue.ts';
import { sql } from '../../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';

type Filter = NonNullable<CallArguments<typeof bookingCalls.pageOrders>['body']['filter']>;

let server: TestServer;
let desk: string;
let day: SmallSailing;
let nightId: number;
const ids: Record<'first' | 'second' | 'cabin' | 'walkIn' | 'gift', number> = {
  first: 0,
  second: 0,
  cabin: 0,
  walkIn: 0,
  gift: 0,
};

/**
 * Five orders: two boarding passes and one more bought together by `customer`, a cabin of `agent` on the night sailing
 * a day later, and two sold at the counter, one of them given away.
 */
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date('2026-11-15T15:55:00Z'));
  desk = await server.login('frontdesk');
  day = await makeSailing(server, { date: '2026-12-01' });
  const make = catalogueMaker(server, await server.login('editor'));
  nightId = await make.sailing(day.shipId, day.routeId, '2026-12-05', 'night', {
    departure: '19:00',
    returning: '06:00',
  });
  await sql(
    server.databaseUrl,
    `update customers set reference_code = 'AGENT7'
    where account_id = (select id from accounts where username = 'agent')`,
  );

  const together = await buy(
    server,
    await server.login('customer'),
    [
      passLine(day, [
        somebody({ name: 'Mei Ling Tan', nationality: 'MY', idType: 'idCard', idNumber: '900505-14-5678' }),
        somebody({ name: '陈大文', nationality: 'CN' }),
      ]),
      passLine(day, [somebody({ name: 'Ahmad bin Ali' })]),
    ],
    { method: 'alipay' },
  );
  [ids.first, ids.second] = together.lines.map((line) => (line.ok ? line.order.id : 0)) as [number, number];

  server.setNow(new Date('2026-11-15T15:59:00Z'));
  const night = { ...day, sailingId: nightId };
  const cabin = await buy(server, await server.login('agent'), [
    cabinLine(night, [somebody({ name: 'Kim Min-jun', nationality: 'KR', referrer: 'AGENT7' })], {
      shownTotalSen: 60_000,
    }),
  ]);
  ids.cabin = cabin.lines[0]?.ok ? cabin.lines[0].order.id : 0;

  server.setNow(new Date('2026-11-15T16:00:00Z'));
  ids.walkIn = await sellAtCounter('Walk-in Wong', '');
  ids.gift = await sellAtCounter('Press Person', 'Press trip');
  await confirmCash(ids.walkIn);
});
afterAll(() => server.stop());

async function sellAtCounter(name: string, complimentaryReason: string): Promise<number> {
  const line = passLine(day, [somebody({ name })]);
  const body = {
    key: randomUUID(),
    method: 'cash' as const,
    agreed: true as const,
    accountId: null,
    line,
    complimentaryReason,
  };
  const { data } = await server.call(bookingCalls.counterSale, { body }, { token: desk });
  const [outcome] = data.lines;
  if (!outcome?.ok) throw new Error(outcome?.message);
  return outcome.order.id;
}

const confirmCash = (id: number) =>
  server.call(
    bookingCalls.confirmPaid,
    { params: { id }, body: { method: 'cash', note: 'two fifties' } },
    { token: desk },
  );
const page = async (filter: Filter, more: object = {}) =>
  (await server.call(bookingCalls.pageOrders, { body: { filter, ...more } }, { token: desk })).data;
const namesOf = (found: readonly { id: number }[]) =>
  found.map(({ id }) => Object.entries(ids).find(([, known]) => known === id)?.[0] ?? `? ${id}`);
const find = async (filter: Filter) => namesOf((await page(filter)).records).toSorted();
const detail = async (id: number) =>
  (await server.call(bookingCalls.orderDetail, { params: { id } }, { token: desk })).data;

describe('the list of orders', () => {
  test('shows the newest first, with account, passengers, nationalities and who sold it', async () => {
    const { records, total } = await page({});
    expect(total).toBe(5);
    expect(namesOf(records)).toEqual(['gift', 'walkIn', 'cabin', 'second', 'first']);
    expect(records.at(-1)).toMatchObject({
      account: 'customer',
      channel: 'site',
      passengers: ['Mei Ling Tan', '陈大文'],
      nationalities: ['MY', 'CN'],
      soldBy: null,
      qrStatus: 'unused',
      complimentary: false,
    });
    expect(records[1]).toMatchObject({
      account: null,
      customerName: 'Walk-in Wong',
      channel: 'counter',
      soldBy: 'Amirah Yusof',
      status: 'paid',
    });
  });

  test.each<[string, Filter, string[]]>([
    ['a status', { status: 'unpaid' }, ['cabin', 'first', 'second']],
    ['a method', { method: 'alipay' }, ['first', 'second']],
    ['a slot', { slot: 'night' }, ['cabin']],
    ['sailing dates, both ends included', { sailingFrom: '2026-12-05', sailingTo: '2026-12-05' }, ['cabin']],
    ['the last sailing date', { sailingTo: '2026-12-04' }, ['first', 'gift', 'second', 'walkIn']],
    ['order days at the port, not in UTC', { createdTo: '2026-11-15' }, ['cabin', 'first', 'second']],
    ['order days from midnight at the port on', { createdFrom: '2026-11-16' }, ['gift', 'walkIn']],
    ['a kind of ticket', { kind: 'cabin' }, ['cabin']],
    ['a channel', { channel: 'counter' }, ['gift', 'walkIn']],
    ['a referrer, in any case', { referrer: 'agent7' }, ['cabin']],
    ['the beginning of a username, in any case', { account: 'CUST' }, ['first', 'second']],
    ['a passenger by any of the names', { passenger: 'tan' }, ['first']],
    ['a passenger by names in another order', { passenger: 'tan mei' }, ['first']],
    ['a passenger by a Chinese family name', { passenger: '陈' }, ['first']],
    ['a passenger that is nobody', { passenger: 'tan ahmad' }, []],
    ['a passenger typed as signs only', { passenger: `' & | !` }, []],
    ['a nationality', { nationality: 'KR' }, ['cabin']],
    ['a keyword that is a customer name', { keyword: 'wong' }, ['walkIn']],
    ['a keyword that is a username', { keyword: 'agent' }, ['cabin']],
    ['a keyword with a sign that means anything', { keyword: '%' }, []],
  ])('is narrowed by %s', async (_, filter, expected) => {
    expect(await find(filter)).toEqual(expected);
  });

  test('is narrowed by sailing, room type, account, and all of them at once', async () => {
    expect(await find({ sailingId: nightId })).toEqual(['cabin']);
    expect(await find({ roomTypeId: day.passId })).toEqual(['first', 'gift', 'second', 'walkIn']);
    const accountId = (await detail(ids.first)).accountId ?? 0;
    expect(await find({ accountId })).toEqual(['first', 'second']);
    expect(await find({ accountId, sailingId: day.sailingId, passenger: 'ahmad' })).toEqual(['second']);
  });

  test('is found by order number, group number and ticket number, typed in any case', async () => {
    const order = await detail(ids.first);
    expect(await find({ keyword: order.orderNo.toLowerCase() })).toEqual(['first']);
    expect(await find({ keyword: order.groupNo })).toEqual(['first', 'second']);
    const serial = order.tickets[1]?.serial ?? '';
    const printed = `${serial.slice(0, 5)}-${serial.slice(5)}`.toLowerCase();
    expect(await find({ keyword: printed })).toEqual(['first']);
  });

  test('tells unused codes from those used in part and used by all whose ticket is still good', async () => {
    const board = async (name: string, boarded: boolean, live = true) => {
      await sql(server.databaseUrl, 'alter table tickets disable trigger tickets_people');
      await sql(
        server.databaseUrl,
        `update tickets set boarded_at = $1, live = $2 where name = $3 and order_id in ($4, $5)`,
        [boarded ? '2026-12-01T01:00:00Z' : null, live, name, ids.first, ids.walkIn],
      );
      await sql(server.databaseUrl, 'alter table tickets enable trigger tickets_people');
    };
    const statusOf = async (id: number) => (await detail(id)).qrStatus;
    await board('Walk-in Wong', true);
    await board('Mei Ling Tan', true);
    expect(await find({ qrStatus: 'used' })).toEqual(['walkIn']);
    expect(await find({ qrStatus: 'partly' })).toEqual(['first']);
    expect(await find({ qrStatus: 'unused' })).toEqual(['cabin', 'gift', 'second']);
    expect([await statusOf(ids.walkIn), await statusOf(ids.first)]).toEqual(['used', 'partly']);

    // Who was refunded is waited for no more, and has used nothing.
    await board('陈大文', false, false);
    await board('Walk-in Wong', true, false);
    expect(await find({ qrStatus: 'used' })).toEqual(['first']);
    expect(await find({ qrStatus: 'partly' })).toEqual([]);
    expect([await statusOf(ids.walkIn), await statusOf(ids.first)]).toEqual(['unused', 'used']);

    for (const name of ['陈大文', 'Walk-in Wong', 'Mei Ling Tan']) await board(name, false);
  });

  test.each([
    ['createdAt', ['first', 'second', 'cabin', 'walkIn', 'gift']],
    ['departsAt', ['first', 'second', 'walkIn', 'gift', 'cabin']],
    ['totalSen', ['gift', 'second', 'walkIn', 'first', 'cabin']],
  ] as const)('is sorted by %s, both ways', async (by, expected) => {
    const sorted = async (order: 'asc' | 'desc') =>
      namesOf((await page({}, { sort: { by, order } })).records);
    expect(await sorted('asc')).toEqual(expected);
    expect(await sorted('desc')).toEqual(expected.toReversed());
  });

  test('adds up all that match, whatever page is shown', async () => {
    const { records, total, totals } = await page({}, { page: 2, size: 2 });
    expect(namesOf(records)).toEqual(['cabin', 'second']);
    expect(total).toBe(5);
    expect(totals).toEqual({
      people: 6,
      totalSen: passPrice * 4 + 60_000,
      paidSen: passPrice,
      refundedSen: 0,
    });
    expect((await page({ passenger: 'nobody' })).totals).toEqual({
      people: 0,
      totalSen: 0,
      paidSen: 0,
      refundedSen: 0,
    });
  });
});

describe('the page of an order', () => {
  test('shows documents by their endings, the group, and the clock of the server', async () => {
    const order = await detail(ids.first);
    expect(order.group.map(({ id }) => id)).toEqual([ids.first, ids.second]);
    expect(order.now).toBe('2026-11-15T16:00:00.000Z');
    expect(order.holdExpiresAt).not.toBeNull();
    expect(order.tickets[0]).toMatchObject({ name: 'Mei Ling Tan', idEnding: '5678', ageGroup: 'adult' });
    expect(JSON.stringify(order)).not.toContain('900505');
  });

  test('tells what happened, who did it and what they said', async () => {
    expect((await detail(ids.walkIn)).history).toMatchObject([
      { what: 'created', by: 'Amirah Yusof' },
      { what: 'paid', by: 'Amirah Yusof', note: 'two fifties' },
    ]);
    const gift = await detail(ids.gift);
    expect(gift.complimentaryReason).toBe('Press trip');
    expect(gift.history.map(({ what, note }) => [what, note])).toEqual([
      ['created', ''],
      ['complimentary', 'Press trip'],
    ]);
  });

  test('of an order that does not exist is missing', async () => {
    const answer = await server.call(bookingCalls.orderDetail, { params: { id: 999_999 } }, { token: desk });
    expect(answer).toMatchObject({ status: 404, reason: 'record.missing' });
  });
});

describe('a document number', () => {
  const show = (id: number) => server.call(bookingCalls.showIdNumber, { params: { id } }, { token: desk });

  test('is shown in full to staff, and that it was looked at is kept without the number', async () => {
    const [ticket] = (await detail(ids.first)).tickets;
    expect((await show(ticket?.id ?? 0)).data.idNumber.replaceAll('-', '')).toBe('900505145678');
    expect((await detail(ids.first)).history.at(-1)).toMatchObject({ what: 'idShown', by: 'Amirah Yusof' });
    const rows = await sql(
      server.databaseUrl,
      `select after, before from audit_log where action = 'idShown'`,
    );
    expect(rows).toEqual([{ after: { ticketId: ticket?.id }, before: null }]);
  });

  test('that was removed is missing, and nobody is noted for it', async () => {
    const [ticket] = (await detail(ids.second)).tickets;
    await sql(server.databaseUrl, 'update tickets set id_sealed = null where id = $1', [ticket?.id]);
    expect(await show(ticket?.id ?? 0)).toMatchObject({ status: 404, reason: 'record.missing' });
    expect((await detail(ids.second)).history.map(({ what }) => what)).not.toContain('idShown');
  });
});

test('orders are counted by customer, those without any too', async () => {
  const finance = await server.login('finance');
  const { accountId } = await detail(ids.first);
  const [nobody] = await sql<{ id: number }>(
    server.databaseUrl,
    `select id::int from accounts where username = 'superagent'`,
  );
  const body = { accountIds: [accountId ?? 0, nobody?.id ?? 0] };
  const { data } = await server.call(bookingCalls.orderCounts, { body }, { token: finance });
  expect(data).toEqual([
    { accountId, orders: 2, paidSen: 0 },
    { accountId: nobody?.id, orders: 0, paidSen: 0 },
  ]);
});
