import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { Body, ParsedInput } from '@gangway/contract/core/define-call.ts';
import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { Arrival } from '@gangway/contract/housekeeping/schemas.ts';
import { describe, expect, test } from 'vitest';
import { buy, cabinLine, somebody } from '../../../test/booking.ts';
import { tenYearsAgo } from '../../../test/days.ts';
import { RoomsFixture } from '../../../test/rooms-fixture.ts';

const ship = new RoomsFixture();

type Filter = Omit<Body<typeof housekeepingCalls.pageArrivals>['filter'], 'sailingId'>;

const page = async (filter: Filter = {}, more: object = {}) => {
  const body = { filter: { sailingId: ship.sailing.sailingId, ...filter }, ...more };
  return (await ship.one.call(housekeepingCalls.pageArrivals, { body }, { token: ship.desk })).data;
};
const ids = ({ records }: { records: Arrival[] }) => records.map(({ orderId }) => orderId);

const find = (code: string, sailingId?: number, token = ship.desk) =>
  ship.one.call(
    housekeepingCalls.findArrival,
    { body: { code, ...(sailingId ? { sailingId } : {}) } },
    { token },
  );

const propose = async (id: number, query: ParsedInput<typeof housekeepingCalls.proposeRooms>['query'] = {}) =>
  (await ship.one.call(housekeepingCalls.proposeRooms, { params: { id }, query }, { token: ship.desk })).data;

/** An order of several cabins bought at once, all paid. */
async function group(cabins: number): Promise<number[]> {
  const lines = Array.from({ length: cabins }, () => cabinLine(ship.sailing));
  const answer = await buy(ship.one, ship.customer, lines);
  const orders = answer.lines.flatMap((line) => (line.ok ? [line.order.id] : []));
  for (const id of orders) await ship.confirmCash(id);
  return orders;
}

const put = (index: number, more: string) =>
  ship.ask(`update rooms set ${more} where id = $1`, [ship.room(index)]);

describe('the list of arrivals', () => {
  test('holds the orders with cabins somebody may come for, their guests, and what stands in the way', async () => {
    const family = [
      somebody({ name: 'Mei Ling Tan', remarks: 'peanuts' }),
      somebody({ name: 'Jun Tan', birthDate: tenYearsAgo }),
    ];
    const paid = await ship.paidInCash([cabinLine(ship.sailing, family)]);
    const unpaid = (await ship.book()).id;
    await ship.papers(1);
    await ship.board();
    const [mei, jun] = await ship.ticketIds(paid);
    await ship.ask('update tickets set boarded_at = now() where id = $1', [mei]);
    const { records, total } = await page({}, { sort: { by: 'orderNo', order: 'asc' } });
    expect(total).toBe(2);
    expect(new Set(ids({ records }))).toEqual(new Set([paid, unpaid]));
    expect(records.find(({ orderId }) => orderId === unpaid)).toMatchObject({
      status: 'unpaid',
      refusal: 'unpaid',
    });
    expect(records.find(({ orderId }) => orderId === paid)).toMatchObject({
      status: 'paid',
      sailing: { id: ship.sailing.sailingId, shipId: ship.sailing.shipId, status: 'boarding' },
      roomType: { id: ship.sailing.cabinId },
      bed: 'big',
      remarks: 'peanuts',
      guests: [
        { ticketId: mei, name: 'Mei Ling Tan', ageGroup: 'adult', aboard: true, arrivedAt: null },
        { ticketId: jun, name: 'Jun Tan', ageGroup: 'child', aboard: false, arrivedAt: null },
      ],
      stay: null,
      refusal: null,
    });
  });

  test('follows who waits, is in and has gone, and since when each guest is there', async () => {
    const [waiting, here, gone] = [await ship.cabin(), await ship.cabin(2), await ship.cabin()];
    await ship.board();
    const [first] = await ship.ticketIds(here);
    const stayId = await ship.housed(here, ship.room(1), { ticketIds: [first] });
    await ship.checkOut(await ship.housed(gone, ship.room(2)));
    expect(ids(await page({ state: 'waiting' }))).toEqual([waiting]);
    expect(ids(await page({ state: 'out' }))).toEqual([gone]);
    const { records } = await page({ state: 'in' });
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      orderId: here,
      stay: { id: stayId, roomId: ship.room(1), roomNumber: '2', checkedOutAt: null },
      guests: [{ arrivedAt: expect.any(String) }, { arrivedAt: null }],
    });
  });

  test('is searched by names, numbers and rooms, a page at a time', async () => {
    const guests = [somebody({ name: 'Zahra Quill' }), somebody({ name: 'Idris Quill' })];
    const quill = await ship.paidInCash([cabinLine(ship.sailing, guests)]);
    const other = await ship.cabin();
    await ship.board();
    await ship.housed(other, ship.room(2));
    const [row] = await ship.ask(
      `select o.order_no, o.group_no, t.serial from orders o join tickets t on t.order_id = o.id
        where o.id = $1 and t.position = 0`,
      [quill],
    );
    const serial = String(row?.['serial']);
    for (const keyword of [
      'idris',
      String(row?.['order_no']).toLowerCase(),
      String(row?.['group_no']),
      `${serial.slice(0, 5)}-${serial.slice(5)}`,
    ])
      expect(ids(await page({ keyword }))).toEqual([quill]);
    expect(ids(await page({ keyword: '3' }))).toContain(other);
    const [{ phone } = {}] = await ship.ask(
      `update tickets set phone = '+60198765432' where order_id = $1 and position = 0 returning phone`,
      [quill],
    );
    expect(ids(await page({ keyword: `${String(phone).slice(-6, -3)} ${String(phone).slice(-3)}` }))).toEqual(
      [quill],
    );
    expect(ids(await page({ keyword: '%' }))).toEqual([]);
    const [one, two] = [await page({}, { size: 1 }), await page({}, { size: 1, page: 2 })];
    expect([one.total, two.total]).toEqual([2, 2]);
    expect(new Set([...ids(one), ...ids(two)])).toEqual(new Set([quill, other]));
  });

  test('is the desk’s alone, and of a sailing that exists', async () => {
    const body = { filter: { sailingId: ship.sailing.sailingId } };
    const asked = await ship.one.call(housekeepingCalls.pageArrivals, { body }, { token: ship.cleaner });
    expect(asked.status).toBe(403);
    const none = { filter: { sailingId: 2_000_000_000 } };
    const missing = await ship.one.call(housekeepingCalls.pageArrivals, { body: none }, { token: ship.desk });
    expect(missing.reason).toBe('record.missing');
  });
});

describe('what is scanned at the desk', () => {
  test('opens its order with a room, by its code, its ticket number or its order number', async () => {
    const orderId = await ship.cabin();
    const [paper] = await ship.papersOf(orderId);
    await ship.board();
    const [row] = await ship.ask('select order_no from orders where id = $1', [orderId]);
    const { serial = '', code = '' } = paper ?? {};
    const typed = ` ${serial.slice(0, 5)}-${serial.slice(5)} `.toLowerCase();
    for (const text of [code, serial, typed, String(row?.['order_no']).toLowerCase()]) {
      const { data } = await find(text, ship.sailing.sailingId);
      expect(data.order).toMatchObject({ orderId, refusal: null });
      expect(data.ticketId).toBe(text.startsWith('gw') ? null : paper?.id);
      expect(data.rooms[0]?.room.id).toBe(ship.room());
    }
  });

  test('is not believed without our signature, and what nobody knows is no ticket', async () => {
    const [paper] = await ship.papersOf(await ship.cabin());
    await ship.board();
    const code = paper?.code ?? '';
    const forged = code.slice(0, -4) + (code.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    for (const text of [forged, 'https://harbour.example/t/1', 'AAAAACCCCC', 'GW000000XXXXXX', '0'])
      expect((await find(text)).reason).toBe('checkIn.noTicket');
  });

  test('for another sailing says for which; without a chosen one it opens', async () => {
    const other = await ship.anotherSailing();
    const [paper] = await ship.papersOf(await ship.paidInCash([cabinLine(other)]));
    await ship.board();
    const answer = await find(paper?.code ?? '', ship.sailing.sailingId);
    expect(answer.reason).toBe('checkIn.otherSailing');
    expect(answer.message).toContain(ship.anotherDay);
    const { data } = await find(paper?.code ?? '');
    expect(data).toMatchObject({ order: { refusal: 'notOpen' }, rooms: [] });
  });

  test('without a cabin says so, and offers no room', async () => {
    const [paper] = await ship.papers(1);
    await ship.board();
    const { data } = await find(paper?.code ?? '', ship.sailing.sailingId);
    expect(data).toMatchObject({ order: { refusal: 'standing' }, rooms: [] });
  });

  test('of somebody who left the order is no ticket any more; of an order given back it says so', async () => {
    const orderId = await ship.cabin(2);
    const [stays, leaves] = await ship.papersOf(orderId);
    await ship.board();
    await ship.refund(leaves?.id ?? 0);
    expect((await find(leaves?.code ?? '')).reason).toBe('checkIn.noTicket');
    expect((await find(stays?.code ?? '')).data.order.guests).toHaveLength(1);
    const body = { key: crypto.randomUUID(), ticketIds: [stays?.id ?? 0], reason: 'Ill' };
    await ship.one.call(
      bookingCalls.refundOfficeOrder,
      { params: { id: orderId }, body },
      { token: ship.finance },
    );
    expect((await find(stays?.code ?? '')).data).toMatchObject({ order: { refusal: 'refunded' }, rooms: [] });
  });

  test('is the desk’s alone', async () => {
    expect((await find('GW', undefined, ship.cleaner)).status).toBe(403);
  });
});

describe('rooms are proposed', () => {
  test('clean ones of the bought type first, larger ones of another after them, for a reason', async () => {
    const orderId = await ship.cabin(3);
    await ship.board();
    const suite = await ship.anotherRoom({ maxOccupancy: 4, beds: ['twin'] });
    const { order, rooms } = await propose(orderId);
    expect(order.orderId).toBe(orderId);
    expect(rooms.map(({ room, why, refusal }) => [room.id, why, refusal])).toEqual([
      [ship.room(0), ['type', 'bed'], null],
      [ship.room(1), ['type', 'bed'], null],
      [ship.room(2), ['type', 'bed'], null],
      [suite, [], 'otherType'],
    ]);
  });

  test('none that is too small, dirty, lived in, out of service or on another ship', async () => {
    const [orderId, other, third] = [await ship.cabin(3), await ship.cabin(), await ship.cabin()];
    await ship.board();
    await ship.anotherRoom({ maxOccupancy: 2 });
    await ship.anotherSailing();
    await ship.housed(other, ship.room(0));
    await ship.checkOut(await ship.housed(third, ship.room(1)));
    expect((await propose(orderId)).rooms.map(({ room }) => room.id)).toEqual([ship.room(2)]);
    await ship.maintain(ship.room(2), { acceptOversold: true });
    expect((await propose(orderId)).rooms).toEqual([]);
  });

  test('on the floor of the group, near its room; where they ask for it, before that', async () => {
    const [first = 0, second = 0] = await group(2);
    await ship.board();
    await put(0, `floor = 5, number = '501'`);
    await put(1, `floor = 6, number = '601', position = 'bow'`);
    await put(2, `floor = 6, number = '602'`);
    await ship.housed(first, ship.room(2));
    const best = async (query = {}) => (await propose(second, query)).rooms[0];
    expect(await best()).toMatchObject({ room: { id: ship.room(1) }, why: ['type', 'group', 'bed'] });
    expect(await best({ floor: 5 })).toMatchObject({
      room: { id: ship.room(0) },
      why: ['type', 'floor', 'bed'],
    });
    await put(1, `floor = 5`);
    expect(await best({ position: 'bow' })).toMatchObject({
      room: { id: ship.room(1) },
      why: ['type', 'position', 'bed'],
    });
  });

  test('also to an order that is in one, which may move', async () => {
    const orderId = await ship.cabin();
    await ship.board();
    await ship.housed(orderId);
    const { order, rooms } = await propose(orderId);
    expect(order.stay).toMatchObject({ roomId: ship.room() });
    expect(rooms.map(({ room }) => room.id)).toEqual([ship.room(1), ship.room(2)]);
  });

  test('for an order there is', async () => {
    const answer = await ship.one.call(
      housekeepingCalls.proposeRooms,
      { params: { id: 2_000_000_000 }, query: {} },
      { token: ship.desk },
    );
    expect(answer.reason).toBe('record.missing');
  });
});
