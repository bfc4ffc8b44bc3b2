import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { describe, expect, test, vi } from 'vitest';
import { makeSailing, somebody, cabinLine } from '../../../test/booking.ts';
import { soon } from '../../../test/paying-fixture.ts';
import { refused, RoomsFixture } from '../../../test/rooms-fixture.ts';
import { endLeftStay } from './end-left-stay.ts';

const ship = new RoomsFixture();
const settled = (check: () => Promise<void>) => vi.waitFor(check, soon);

describe('moving', () => {
  test('keeps both stays, brings guests and number along, and leaves a room to clean', async () => {
    const orderId = await ship.cabin(2);
    const [first] = await ship.ticketIds(orderId);
    await ship.board();
    const stayId = await ship.housed(orderId, ship.room(), { ticketIds: [first] });
    const { data } = await ship.move(stayId, ship.room(1), { reason: 'Noise' });
    expect(data).toMatchObject({ reason: 'Noise', movedFrom: '1', room: { number: '2' } });
    expect(data.guestNames).toHaveLength(1);
    expect(await ship.stays(orderId)).toMatchObject([
      { id: stayId, open: false },
      { id: data.id, open: true },
    ]);
    expect([await ship.status(ship.room()), await ship.status(ship.room(1))]).toEqual(['dirty', 'occupied']);
    expect(await ship.roomNumber(orderId)).toBe('2');
    expect(await ship.problems()).toEqual([]);
  });

  test('told twice is done once', async () => {
    const orderId = await ship.cabin();
    await ship.board();
    const stayId = await ship.housed(orderId);
    const id = randomUUID();
    const first = await ship.move(stayId, ship.room(1), { id });
    expect((await ship.move(stayId, ship.room(1), { id })).data.id).toBe(first.data.id);
    expect(await ship.attempt(() => ship.move(stayId, ship.room(2), { id }))).toMatchObject(
      refused('record.changed'),
    );
    expect(await ship.stays(orderId)).toHaveLength(2);
  });

  test('is refused from a stay that is over, to the room they are in, and to one that cannot be given', async () => {
    const [orderId, other] = [await ship.cabin(), await ship.cabin()];
    await ship.board();
    const stayId = await ship.housed(orderId);
    await ship.housed(other, ship.room(1));
    expect(await ship.attempt(() => ship.move(stayId, ship.room()))).toMatchObject(refused('stay.sameRoom'));
    expect(await ship.attempt(() => ship.move(stayId, ship.room(1)))).toMatchObject(
      refused('checkIn.occupied'),
    );
    expect(await ship.attempt(() => ship.move(stayId, 999_999_999))).toMatchObject(refused('record.missing'));
    expect(await ship.attempt(() => ship.move(999_999_999, ship.room(2)))).toMatchObject(
      refused('record.missing'),
    );
    await ship.checkOut(stayId);
    expect(await ship.attempt(() => ship.move(stayId, ship.room(2)))).toMatchObject(refused('stay.over'));
  });
});

describe('checking out', () => {
  test('ends a stay once; asked again it is answered as it ended', async () => {
    const orderId = await ship.cabin();
    await ship.board();
    const stayId = await ship.housed(orderId);
    const { data } = await ship.checkOut(stayId);
    expect(data.checkedOutAt).not.toBeNull();
    const before = await ship.everything();
    const again = await ship.one.call(
      housekeepingCalls.checkOut,
      { params: { id: stayId } },
      { token: ship.editor },
    );
    expect([data.wasOver, again.data.wasOver]).toEqual([false, true]);
    expect(again.data).toMatchObject({ checkedOutAt: data.checkedOutAt, checkedOutBy: 'Amirah Yusof' });
    expect(await ship.everything()).toEqual(before);
    expect(await ship.roomNumber(orderId)).toBe('1');
    expect(await ship.problems()).toEqual([]);
  });

  test('of a room nobody is in has nothing to end', async () => {
    expect(await ship.attempt(() => ship.checkOut(999_999_999))).toMatchObject(refused('record.missing'));
  });

  test('of a whole sailing waits until it has returned, and tells how far it is', async () => {
    const cabins = 27;
    const date = ship.anotherDay;
    const name = `L${randomUUID().slice(0, 6).toUpperCase()}`;
    ship.sailing = await makeSailing(ship.one, { date, cabins, name });
    const rooms = await ship.roomsOf(ship.sailing.shipId);
    const orders: number[] = [];
    for (let cabin = 1; cabin <= cabins; cabin += 1)
      orders.push(await ship.paidInCash([cabinLine(ship.sailing, [somebody()])]));
    await ship.board();
    for (const [index, orderId] of orders.entries()) await ship.housed(orderId, rooms[index]);
    expect(await ship.attempt(() => ship.checkOutSailing())).toMatchObject(refused('stay.notReturned'));
    await ship.step('departed');
    await ship.step('returned');
    expect((await ship.checkOutSailing()).data).toEqual({ done: 25, left: 2 });
    expect((await ship.checkOutSailing()).data).toEqual({ done: 2, left: 0 });
    expect((await ship.checkOutSailing()).data).toEqual({ done: 0, left: 0 });
    expect(await ship.attempt(() => ship.checkOutSailing(999_999_999))).toMatchObject(
      refused('record.missing'),
    );
    expect(await ship.problems()).toEqual([]);
  });

  test('of a whole sailing that was cancelled does not wait for the money to go back', async () => {
    const orders = [await ship.cabin(), await ship.cabin()];
    await ship.board();
    for (const [index, orderId] of orders.entries()) await ship.housed(orderId, ship.room(index));
    // Cancelled, and the refunds, which end the stays one by one, do not get to it.
    await ship.ask(`update sailings set status = 'cancelled' where id = $1`, [ship.sailing.sailingId]);
    expect((await ship.checkOutSailing()).data).toEqual({ done: 2, left: 0 });
    expect([await ship.status(ship.room()), await ship.status(ship.room(1))]).toEqual(['dirty', 'dirty']);
    expect(await ship.problems()).toEqual([]);
  });
});

describe('an order that does not sail any more leaves its room', () => {
  test('when it is refunded', async () => {
    const orderId = await ship.cabin(2);
    await ship.board();
    const stayId = await ship.housed(orderId);
    const [one = 0, other = 0] = await ship.ticketIds(orderId);
    await ship.addGuests(stayId, [one, other]);
    await ship.refund(one);
    expect((await ship.stays(orderId))[0]).toMatchObject({ id: stayId, open: true });
    // Whoever has no ticket any more has not arrived.
    const params = { shipId: ship.sailing.shipId };
    const { data } = await ship.one.call(housekeepingCalls.roomOverview, { params }, { token: ship.desk });
    expect(data.rooms[0]?.stay).toMatchObject({ people: 1, arrived: 1 });
    await ship.refund(other);
    await settled(async () => expect(await ship.status()).toBe('dirty'));
    const [entry] = await ship.ask(
      `select action, account_id from audit_log where entity = 'room' order by id desc limit 1`,
    );
    expect(entry).toEqual({ action: 'checkOut', account_id: null });
    expect(await ship.problems()).toEqual([]);
  });

  test('when its sailing is cancelled', async () => {
    const orders = [await ship.cabin(), await ship.cabin()];
    await ship.board();
    for (const [index, orderId] of orders.entries()) await ship.housed(orderId, ship.room(index));
    const input = { params: { id: ship.sailing.sailingId }, body: { reason: 'Storm' } };
    await ship.one.call(sailingsCalls.cancelSailing, input, { token: ship.editor });
    await settled(async () => {
      expect([await ship.status(ship.room()), await ship.status(ship.room(1))]).toEqual(['dirty', 'dirty']);
    });
    expect(await ship.problems()).toEqual([]);
  });

  test('when it sails on another day, where it has no room yet', async () => {
    const orderId = await ship.cabin();
    const other = await ship.another(90);
    await ship.ask(`update sailings set status = 'boarding' where id = $1`, [ship.sailing.sailingId]);
    const stayId = await ship.housed(orderId);
    expect(await ship.roomNumber(orderId)).toBe('1');
    const params = { id: orderId };
    const { sailingId } = other;
    const token = ship.finance;
    const asked = { params, body: { sailingId } };
    const quote = await ship.one.call(bookingCalls.quoteOfficeChange, asked, { token });
    const body = {
      key: randomUUID(),
      sailingId,
      shownDueSen: quote.data.dueSen,
      money: { method: 'creditCard' as const, slipNo: '0001' },
    };
    const changed = await ship.one.call(bookingCalls.changeOfficeOrder, { params, body }, { token });
    expect(changed.code).toBe(200);
    expect(await ship.roomNumber(orderId)).toBeNull();
    await settled(async () => expect(await ship.status()).toBe('dirty'));
    expect(await ship.roomNumber(orderId)).toBeNull();
    expect((await ship.stays(orderId))[0]).toMatchObject({ id: stayId, open: false });
    expect(await ship.problems()).toEqual([]);
  });
});

test('an order that came back to its sailing before anybody heard that it left is in its room, and says so', async () => {
  const orderId = await ship.cabin();
  await ship.board();
  const stayId = await ship.housed(orderId);
  // As the change there and the change back leave it.
  await ship.ask('update orders set room_number = null where id = $1', [orderId]);
  await endLeftStay(ship.one.gangway.platform, orderId);
  expect(await ship.roomNumber(orderId)).toBe('1');
  expect(await ship.stays(orderId)).toMatchObject([{ id: stayId, open: true }]);
  expect(await ship.problems()).toEqual([]);
});

describe('a room somebody is in', () => {
  const form = async () => {
    const [row] = await ship.ask(
      `select id::int, number, ship_id::int as "shipId", room_type_id::int as "roomTypeId", floor, position, status, notes
         from rooms where id = $1`,
      [ship.room()],
    );
    return row as Parameters<typeof save>[0];
  };
  const save = (body: {
    id: number;
    number: string;
    shipId: number;
    roomTypeId: number;
    floor: number;
    position: 'bow';
    status: 'available';
    notes: string;
  }) => ship.one.call(fleetCalls.saveRoom, { body }, { token: ship.editor });

  test('can be called otherwise: their order says so too', async () => {
    const orderId = await ship.cabin();
    await ship.board();
    const stayId = await ship.housed(orderId);
    expect((await save({ ...(await form()), number: '101' })).code).toBe(200);
    await settled(async () => expect(await ship.roomNumber(orderId)).toBe('101'));
    expect(await ship.problems()).toEqual([]);
    await ship.checkOut(stayId);
    // What is over keeps the number it was called by.
    await save({ ...(await form()), number: '102' });
    expect(await ship.roomNumber(orderId)).toBe('101');
    await save({ ...(await form()), number: '101' });
  });

  test('stays of its type and on its ship, and what was kept of it keeps it from being deleted', async () => {
    const orderId = await ship.cabin();
    const other = await ship.anotherSailing();
    await ship.board();
    const stayId = await ship.housed(orderId);
    const room = await form();
    for (const [field, value] of [
      ['shipId', other.shipId],
      ['roomTypeId', other.cabinId],
    ] as const) {
      const refusal = await ship.attempt(() => save({ ...room, [field]: value }));
      expect(refusal).toMatchObject(refused('room.occupied'));
      expect(refusal.fields).toMatchObject([{ field }]);
    }
    const remove = () =>
      ship.one.call(fleetCalls.deleteRoom, { params: { id: room.id } }, { token: ship.editor });
    expect(await ship.attempt(remove)).toMatchObject(refused('room.occupied'));
    await ship.checkOut(stayId);
    expect(await ship.attempt(remove)).toMatchObject(refused('room.hasStays'));
    expect((await save({ ...(await form()), floor: 7 })).data).toMatchObject({ floor: 7, status: 'dirty' });
  });
});
