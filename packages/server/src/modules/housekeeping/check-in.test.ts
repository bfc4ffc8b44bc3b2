import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { describe, expect, test, vi } from 'vitest';
import { buy, cabinLine, firstOrder, passLine } from '../../../test/booking.ts';
import { soon } from '../../../test/paying-fixture.ts';
import { refused, RoomsFixture } from '../../../test/rooms-fixture.ts';

const ship = new RoomsFixture();

describe('an order gets a room', () => {
  test('and everybody who shows it knows its number at once', async () => {
    const orderId = await ship.cabin(2);
    const [first] = await ship.ticketIds(orderId);
    await ship.board();
    const { data } = await ship.checkIn(orderId, ship.room(1), { ticketIds: [first] });
    expect(data).toMatchObject({
      orderId,
      room: { id: ship.room(1), number: '2' },
      people: 2,
      checkedOutAt: null,
      boughtType: null,
      reason: '',
    });
    expect(data.guestNames).toHaveLength(1);
    expect(await ship.status(ship.room(1))).toBe('occupied');
    const own = { token: ship.customer };
    const orders = await ship.one.call(bookingCalls.listMyOrders, { body: { ids: [orderId] } }, own);
    expect(orders.data.orders[0]?.roomNumber).toBe('2');
    const params = { id: ship.sailing.sailingId };
    const muster = await ship.one.call(boardingCalls.manifest, { params }, { token: ship.editor });
    expect(muster.data.tickets.map(({ roomNumber }) => roomNumber)).toEqual(['2', '2']);
    const [entry] = await ship.ask(
      `select action, entity_id, after from audit_log where entity = 'room' order by id desc limit 1`,
    );
    expect(entry).toMatchObject({ action: 'checkIn', entity_id: String(ship.room(1)), after: { orderId } });
    expect(await ship.problems()).toEqual([]);
  });

  test('to nobody in particular is refused: at least one guest stands there', async () => {
    const orderId = await ship.cabin();
    await ship.board();
    const refusal = await ship.attempt(() => ship.checkIn(orderId, ship.room(), { ticketIds: [] }));
    expect(refusal).toMatchObject(refused('request.invalid'));
    expect(refusal.fields).toMatchObject([
      { field: 'ticketIds', message: expect.stringContaining('At least one guest') },
    ]);
  });

  test('once for each wish; another wish under its id is refused', async () => {
    const orderId = await ship.cabin(2);
    const other = await ship.cabin();
    await ship.board();
    const id = randomUUID();
    const [one, again] = await Promise.all([
      ship.checkIn(orderId, ship.room(), { id }),
      ship.checkIn(orderId, ship.room(), { id }, ship.other),
    ]);
    expect([one.data.id, again.data.id]).toEqual([one.data.id, one.data.id]);
    expect(await ship.attempt(() => ship.checkIn(orderId, ship.room(1), { id }))).toMatchObject(
      refused('record.changed'),
    );
    expect(await ship.attempt(() => ship.checkIn(other, ship.room(), { id }))).toMatchObject(
      refused('record.changed'),
    );
    expect(
      await ship.attempt(() => ship.checkIn(orderId, ship.room(), { id, reason: 'Upgrade' })),
    ).toMatchObject(refused('record.changed'));
    const [first, second] = await ship.ticketIds(orderId);
    expect(
      await ship.attempt(() => ship.checkIn(orderId, ship.room(), { id, ticketIds: [first, second] })),
    ).toMatchObject(refused('record.changed'));
    expect(await ship.attempt(() => ship.move(one.data.id, ship.room(1), { id }))).toMatchObject(
      refused('record.changed'),
    );
    await ship.checkOut(one.data.id);
    expect((await ship.checkIn(orderId, ship.room(), { id })).data.id).toBe(one.data.id);
    expect(await ship.stays(orderId)).toHaveLength(1);
  });

  test('of another type for a reason, which is kept', async () => {
    const orderId = await ship.cabin();
    const upgrade = await ship.anotherRoom({ maxOccupancy: 4 });
    await ship.board();
    const { data } = await ship.checkIn(orderId, upgrade, { reason: 'Honeymoon' });
    expect(data).toMatchObject({ reason: 'Honeymoon', room: { id: upgrade } });
    expect(data.boughtType?.id).toBe(ship.sailing.cabinId);
    expect(await ship.problems()).toEqual([]);
  });

  test('while the ship is ready to leave and at sea', async () => {
    const orders = [await ship.cabin(), await ship.cabin()];
    await ship.board('ready');
    expect((await ship.checkIn(orders[0] ?? 0, ship.room(0))).code).toBe(200);
    await ship.step('departed');
    expect((await ship.checkIn(orders[1] ?? 0, ship.room(1))).code).toBe(200);
  });

  test('whose guests come one after the other; who is there stays as they came', async () => {
    const orderId = await ship.cabin(3);
    const [first = 0, second = 0, third = 0] = await ship.ticketIds(orderId);
    await ship.board();
    const stayId = await ship.housed(orderId, ship.room(), { ticketIds: [first] });
    const { data } = await ship.addGuests(stayId, [second, first]);
    expect(data.guestNames).toHaveLength(2);
    expect((await ship.addGuests(stayId, [second])).data.guestNames).toHaveLength(2);
    expect(await ship.attempt(() => ship.addGuests(stayId, [third, 999_999_999]))).toMatchObject(
      refused('checkIn.guests'),
    );
    await ship.checkOut(stayId);
    expect(await ship.attempt(() => ship.addGuests(stayId, [third]))).toMatchObject(refused('stay.over'));
  });
});

describe('no room is given', () => {
  test('to an order that is not paid', async () => {
    const { id } = firstOrder(await buy(ship.one, ship.customer, [cabinLine(ship.sailing)]));
    await ship.board();
    expect(await ship.attempt(() => ship.checkIn(id))).toMatchObject(refused('checkIn.unpaid'));
  });

  test('to one that is cancelled', async () => {
    const { id } = firstOrder(await buy(ship.one, ship.customer, [cabinLine(ship.sailing)]));
    const body = { ids: [id] };
    await ship.one.call(bookingCalls.cancelMyOrders, { body }, { token: ship.customer });
    await ship.board();
    expect(await ship.attempt(() => ship.checkIn(id))).toMatchObject(refused('checkIn.canceled'));
  });

  test('to one that is refunded', async () => {
    const id = await ship.cabin();
    const [ticketId = 0] = await ship.ticketIds(id);
    await ship.refund(ticketId);
    await ship.board();
    expect(await ship.attempt(() => ship.checkIn(id))).toMatchObject(refused('checkIn.refunded'));
  });

  test('for a standing ticket, which has none: the word is clear', async () => {
    const id = await ship.paidInCash([passLine(ship.sailing)]);
    await ship.board();
    const refusal = await ship.attempt(() => ship.checkIn(id));
    expect(refusal).toMatchObject(refused('checkIn.standing'));
    expect(refusal.message).toBe('This is a standing ticket without a cabin: there is no room for it.');
  });

  test('before boarding opens, and after the ship is home', async () => {
    const id = await ship.cabin();
    const late = await ship.cabin();
    expect(await ship.attempt(() => ship.checkIn(id))).toMatchObject(refused('checkIn.notOpen'));
    await ship.board();
    const stayId = await ship.housed(id);
    await ship.step('departed');
    await ship.step('returned');
    await ship.statusSoon(late, 'completed');
    expect(await ship.attempt(() => ship.checkIn(late, ship.room(1)))).toMatchObject(
      refused('checkIn.returned'),
    );
    expect(await ship.attempt(() => ship.move(stayId, ship.room(1)))).toMatchObject(
      refused('checkIn.returned'),
    );
  });

  test('on a sailing that is cancelled', async () => {
    const id = await ship.cabin();
    const input = { params: { id: ship.sailing.sailingId }, body: { reason: 'Storm' } };
    await ship.one.call(sailingsCalls.cancelSailing, input, { token: ship.editor });
    await ship.statusSoon(id, 'refunded');
    expect(await ship.attempt(() => ship.checkIn(id))).toMatchObject(refused('checkIn.sailingCancelled'));
  });

  test('to an order that has one', async () => {
    const id = await ship.cabin();
    await ship.board();
    await ship.housed(id);
    expect(await ship.attempt(() => ship.checkIn(id, ship.room(1)))).toMatchObject(
      refused('checkIn.alreadyIn'),
    );
    expect(await ship.attempt(() => ship.checkIn(id, ship.room()))).toMatchObject(
      refused('checkIn.alreadyIn'),
    );
  });

  test('that is occupied, dirty or out of service', async () => {
    const [first, second] = [await ship.cabin(), await ship.cabin()];
    await ship.board();
    const stayId = await ship.housed(first);
    expect(await ship.attempt(() => ship.checkIn(second))).toMatchObject(refused('checkIn.occupied'));
    await ship.checkOut(stayId);
    expect(await ship.attempt(() => ship.checkIn(second))).toMatchObject(refused('checkIn.dirty'));
    await ship.maintain(ship.room(), { acceptOversold: true });
    expect(await ship.attempt(() => ship.checkIn(second))).toMatchObject(refused('checkIn.maintenance'));
  });

  test('of another ship, for whatever reason', async () => {
    const id = await ship.cabin();
    const elsewhere = await ship.anotherSailing();
    const [roomId = 0] = await ship.roomsOf(elsewhere.shipId);
    await ship.board();
    expect(await ship.attempt(() => ship.checkIn(id, roomId, { reason: 'Nicer' }))).toMatchObject(
      refused('checkIn.otherShip'),
    );
  });

  test('of another type without a reason, or that is too small with one', async () => {
    const id = await ship.cabin(2);
    const other = await ship.anotherRoom();
    const single = await ship.anotherRoom({ maxOccupancy: 1 }, (await ship.anotherSailing()).shipId);
    await ship.ask('update rooms set ship_id = $1, number = $2 where id = $3', [
      ship.sailing.shipId,
      '91',
      single,
    ]);
    await ship.board();
    expect(await ship.attempt(() => ship.checkIn(id, other))).toMatchObject(refused('checkIn.otherType'));
    expect(await ship.attempt(() => ship.checkIn(id, other, { reason: '  ' }))).toMatchObject(
      refused('checkIn.otherType'),
    );
    expect(await ship.attempt(() => ship.checkIn(id, single, { reason: 'Cosy' }))).toMatchObject(
      refused('checkIn.tooSmall'),
    );
  });

  test('with guests of another order, or who no longer travel', async () => {
    const id = await ship.cabin(2);
    const [gone = 0, stays = 0] = await ship.ticketIds(id);
    const [foreign = 0] = await ship.ticketIds(await ship.cabin());
    await ship.refund(gone);
    await ship.board();
    for (const ticketIds of [[foreign], [stays, foreign], [gone]])
      expect(await ship.attempt(() => ship.checkIn(id, ship.room(), { ticketIds }))).toMatchObject(
        refused('checkIn.guests'),
      );
    expect((await ship.checkIn(id, ship.room(), { ticketIds: [stays, stays] })).code).toBe(200);
  });

  test('that is not there, to an order that is not there', async () => {
    const id = await ship.cabin();
    await ship.board();
    expect(await ship.attempt(() => ship.checkIn(id, 999_999_999))).toMatchObject(refused('record.missing'));
    expect(await ship.attempt(() => ship.checkIn(999_999_999))).toMatchObject(refused('record.missing'));
  });

  test('by those who only clean', async () => {
    const id = await ship.cabin();
    await ship.board();
    ship.desk = ship.cleaner;
    expect(await ship.attempt(() => ship.checkIn(id))).toMatchObject(refused('permission.denied'));
  });
});

test('pages of its owner, of staff, and devices with a list hear of the room', async () => {
  const orderId = await ship.cabin();
  await ship.board();
  const [owner] = await ship.ask('select account_id::int as id from orders where id = $1', [orderId]);
  const heard: unknown[] = [];
  // Told on another process than the one it was done on.
  const stop = ship.other.gangway.platform.live.subscribe((message) => heard.push(message));
  await ship.checkIn(orderId);
  const { shipId, sailingId } = ship.sailing;
  const staffOnly = { staffOnly: true };
  const wanted = [
    { event: { type: 'orders.changed' }, audience: { accountId: owner?.['id'] } },
    { event: { type: 'rooms.changed', shipId, sailingId }, audience: staffOnly },
    { event: { type: 'boarding.changed', sailingId }, audience: staffOnly },
  ];
  await vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining(wanted)), soon);
  stop();
});
