import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { describe, expect, test } from 'vitest';
import { cabinLine, type SmallSailing, somebody } from '../../../test/booking.ts';
import { readExport } from '../../../test/read-export.ts';
import { RoomsFixture } from '../../../test/rooms-fixture.ts';

const ship = new RoomsFixture();

const overview = async (token = ship.desk) =>
  (
    await ship.one.call(
      housekeepingCalls.roomOverview,
      { params: { shipId: ship.sailing.shipId } },
      { token },
    )
  ).data;

const turnover = async (token = ship.cleaner) =>
  (await ship.one.call(housekeepingCalls.turnover, { params: { shipId: ship.sailing.shipId } }, { token }))
    .data;

const preview = (roomId: number, token = ship.cleaner) =>
  ship.one.call(housekeepingCalls.previewMaintenance, { params: { id: roomId } }, { token });

/** A later sailing of the ship, with so many cabins sold. */
async function next(cabins: number): Promise<SmallSailing> {
  const sailing = await ship.another(70);
  for (let sold = 0; sold < cabins; sold++) await ship.paidInCash([cabinLine(sailing)]);
  return sailing;
}

describe('the overview of a ship', () => {
  test('shows every room with who is in it, what is cleaned and what is out of service', async () => {
    const guests = [somebody({ name: 'Mei Ling Tan' }), somebody()];
    const here = await ship.paidInCash([cabinLine(ship.sailing, guests)]);
    const gone = await ship.cabin();
    await ship.board();
    const [mei] = await ship.ticketIds(here);
    const stayId = await ship.housed(here, ship.room(0), { ticketIds: [mei] });
    await ship.checkOut(await ship.housed(gone, ship.room(1)));
    await ship.work('startCleaning', ship.room(1));
    await ship.maintain(ship.room(2), { reason: 'Shower leaks' });
    const { rooms, sailings, readAt, ship: named } = await overview();
    expect(Math.abs(Date.parse(readAt) - Date.now())).toBeLessThan(3_600_000);
    expect(named.id).toBe(ship.sailing.shipId);
    expect(sailings.map(({ id }) => id)).toEqual([ship.sailing.sailingId]);
    expect(rooms).toMatchObject([
      {
        number: '1',
        status: 'occupied',
        roomType: { id: ship.sailing.cabinId, maxOccupancy: 4, beds: ['big', 'twin'] },
        stay: { id: stayId, orderId: here, people: 2, arrived: 1, leadName: 'Mei Ling Tan' },
        cleaning: null,
        maintenance: null,
      },
      {
        number: '2',
        status: 'dirty',
        stay: null,
        cleaning: { startedAt: expect.any(String), startedBy: 'Devi Krishnan' },
        maintenance: null,
      },
      { number: '3', status: 'maintenance', maintenance: { reason: 'Shower leaks', by: 'Devi Krishnan' } },
    ]);
  });

  test('hides who is in a room from those who clean it', async () => {
    const orderId = await ship.cabin();
    await ship.board();
    await ship.housed(orderId);
    expect((await overview(ship.cleaner)).rooms[0]?.stay).toMatchObject({
      orderId: null,
      orderNo: null,
      leadName: null,
    });
    expect((await turnover()).rooms[0]?.room.stay).toMatchObject({ orderId: null, leadName: null });
    expect((await turnover(ship.desk)).rooms[0]?.room.stay?.orderId).toBe(orderId);
    expect((await turnover(ship.desk)).rooms[0]?.room.stay?.leadName).toMatch(/^Passenger/);
    const boarding = await ship.one.login('boarding');
    const params = { shipId: ship.sailing.shipId };
    const answer = await ship.one.call(housekeepingCalls.roomOverview, { params }, { token: boarding });
    expect(answer.status).toBe(403);
  });

  test('names the sailing of guests who are still in, however long it is back', async () => {
    const orderId = await ship.cabin();
    await ship.board();
    await ship.housed(orderId);
    await ship.ask(`update sailings set date = date - 20 where id = $1`, [ship.sailing.sailingId]);
    expect((await overview()).sailings.map(({ id }) => id)).toEqual([ship.sailing.sailingId]);
    await ship.checkOut(Number((await ship.stays(orderId))[0]?.['id']));
    expect((await overview()).sailings).toEqual([]);
  });

  test('is of a ship there is', async () => {
    for (const call of [housekeepingCalls.roomOverview, housekeepingCalls.turnover]) {
      const answer = await ship.one.call(call, { params: { shipId: 2_000_000_000 } }, { token: ship.desk });
      expect(answer.reason).toBe('record.missing');
    }
  });
});

describe('the turnover', () => {
  test('goes from guests aboard to clean rooms for the next sailing, and says who cleaned them', async () => {
    const [one, two] = [await ship.cabin(), await ship.cabin()];
    const later = await next(2);
    await ship.board();
    await ship.housed(one, ship.room(0));
    await ship.housed(two, ship.room(1));
    await ship.step('departed');
    const aboard = await turnover();
    expect(aboard).toMatchObject({
      from: { id: ship.sailing.sailingId, status: 'departed' },
      next: { id: later.sailingId },
      types: [{ sold: 2, clean: 1, dirty: 0, occupied: 2, toClean: 1, missing: 0, late: false }],
      perHour: 12,
      isMeasured: false,
    });
    expect(aboard.rooms.map(({ state, turn }) => [state, turn])).toEqual([
      ['occupied', 1],
      ['occupied', null],
      ['cleaned', null],
    ]);
    await ship.step('returned');
    await ship.checkOutSailing();
    await ship.work('startCleaning', ship.room(1));
    const under = await turnover();
    expect(under.rooms.map(({ state, turn }) => [state, turn])).toEqual([
      ['toClean', null],
      ['cleaning', 1],
      ['cleaned', null],
    ]);
    await ship.work('cleanDone', ship.room(1));
    const done = await turnover();
    expect(done).toMatchObject({
      from: { status: 'returned' },
      types: [{ sold: 2, clean: 2, dirty: 1, occupied: 0, toClean: 0, missing: 0 }],
      perHour: 12,
      isMeasured: false,
      readyAt: null,
      cleaners: [{ name: 'Devi Krishnan', rooms: 1, minutes: 0 }],
    });
    const sheet = await readExport(
      ship.one,
      housekeepingCalls.exportCleaners,
      { params: { shipId: ship.sailing.shipId } },
      { token: ship.cleaner },
    );
    expect(sheet).toMatchObject({
      rows: [{ Name: 'Devi Krishnan', Rooms: 1, 'Average (minutes)': 0 }],
      totals: { Rooms: 1 },
      note: expect.stringContaining(`${done.ship.name} · `),
    });
    expect(done.rooms[1]).toMatchObject({ state: 'cleaned', cleaned: { by: 'Devi Krishnan', minutes: 0 } });
    expect(done.rooms[2]).toMatchObject({ state: 'cleaned', cleaned: null });
  });

  test('warns of a type without enough rooms, and of one that will not be clean in time', async () => {
    const [one, two] = [await ship.cabin(), await ship.cabin()];
    const later = await next(3);
    await ship.board();
    await ship.checkOut(await ship.housed(one, ship.room(0)));
    await ship.checkOut(await ship.housed(two, ship.room(1)));
    await ship.step('departed');
    await ship.work('startCleaning', ship.room(0));
    await ship.work('cleanDone', ship.room(0));
    expect((await turnover()).types).toMatchObject([
      { sold: 3, clean: 2, toClean: 1, missing: 0, late: false, readyAt: expect.any(String) },
    ]);
    // It leaves in a quarter of an hour, and a room takes ten minutes.
    await ship.ask(
      `update sailings set departs_at = now() + interval '15 minutes',
         returns_at = now() + interval '9 hours', sales_close_at = now() where id = $1`,
      [later.sailingId],
    );
    expect((await turnover()).types).toMatchObject([{ late: true }]);
    await ship.maintain(ship.room(2), { acceptOversold: true });
    expect((await turnover()).types).toMatchObject([
      { sold: 3, clean: 1, toClean: 1, missing: 1, late: true },
    ]);
  });

  test('counts guests of the next sailing who are in already, whichever room they were given', async () => {
    const [one] = [await ship.cabin(), await ship.cabin()];
    await ship.board();
    const suite = await ship.anotherRoom({ maxOccupancy: 4 });
    await ship.housed(one, suite, { reason: 'Upgrade' });
    const board = await turnover();
    expect(board).toMatchObject({ from: null, next: { id: ship.sailing.sailingId, status: 'boarding' } });
    const own = board.types.find(({ roomType }) => roomType.id === ship.sailing.cabinId);
    expect(own).toMatchObject({ sold: 2, clean: 4, toClean: 0, occupied: 0 });
    const other = board.types.find(({ roomType }) => roomType.id !== ship.sailing.cabinId);
    expect(other).toMatchObject({ sold: 0, clean: 0, occupied: 0, late: false });
  });

  test('needs rooms as long before departure as the settings say', async () => {
    await ship.board();
    const before = await turnover();
    const departs = Date.parse(before.next?.departsAt ?? '');
    expect(Date.parse(before.neededAt ?? '')).toBe(departs - 60 * 60_000);
    const token = await ship.one.login('admin');
    const key = 'housekeeping.readyMinutes';
    await ship.one.call(settingsCalls.updateValueByKey, { body: { key, value: '20' } }, { token });
    expect(Date.parse((await turnover()).neededAt ?? '')).toBe(departs - 20 * 60_000);
    await ship.one.call(settingsCalls.remove, { params: { key } }, { token });
    expect(Date.parse((await turnover()).neededAt ?? '')).toBe(departs - 60 * 60_000);
  });

  test('warns before the first room was cleaned, by the speed the settings assume', async () => {
    const orderId = await ship.cabin();
    await next(3);
    await ship.board();
    await ship.checkOut(await ship.housed(orderId));
    await ship.step('departed');
    expect((await turnover()).types).toMatchObject([{ toClean: 1, late: false }]);
    const token = await ship.one.login('admin');
    const set = (key: string, value: string) =>
      ship.one.call(settingsCalls.updateValueByKey, { body: { key, value } }, { token });
    await set('housekeeping.cleaners', '1');
    await set('housekeeping.minutesPerRoom', '480');
    await ship.ask(
      `update sailings set departs_at = now() + interval '5 hours', returns_at = now() + interval '9 hours',
              sales_close_at = now() where ship_id = $1 and status = 'scheduled'`,
      [ship.sailing.shipId],
    );
    expect(await turnover()).toMatchObject({ perHour: 0.125, isMeasured: false, types: [{ late: true }] });
    for (const key of ['housekeeping.cleaners', 'housekeeping.minutesPerRoom'])
      await ship.one.call(settingsCalls.remove, { params: { key } }, { token });
    expect((await turnover()).types).toMatchObject([{ late: false }]);
  });

  test('is for the next sailing to come, not for one that was forgotten', async () => {
    const later = await next(1);
    await ship.cabin();
    await ship.ask(
      `update sailings set sales_close_at = now() - interval '3 days', departs_at = now() - interval '2 days',
         returns_at = now() - interval '1 day' where id = $1`,
      [ship.sailing.sailingId],
    );
    expect((await turnover()).next?.id).toBe(later.sailingId);
  });

  test('of a ship that goes nowhere needs nothing', async () => {
    await ship.ask(`update sailings set status = 'cancelled' where ship_id = $1`, [ship.sailing.shipId]);
    expect(await turnover()).toMatchObject({ from: null, next: null, neededAt: null });
  });
});

describe('a room that would go out of service', () => {
  test('leaves sailings oversold, by how many, with the types that hold as many and have rooms', async () => {
    for (let sold = 0; sold < 3; sold++) await ship.cabin();
    await next(2);
    const [room] = ship.rooms;
    const before = await preview(room ?? 0);
    expect(before.data.oversold).toMatchObject([
      { sailing: { id: ship.sailing.sailingId }, sold: 3, left: 2, short: 1, upgrades: [] },
    ]);
    await ship.anotherRoom({ maxOccupancy: 4 });
    await ship.anotherRoom({ maxOccupancy: 3 }, (await ship.anotherSailing()).shipId);
    const { data } = await preview(room ?? 0);
    expect(data.oversold[0]?.upgrades).toMatchObject([{ id: expect.any(Number), free: 1 }]);
  });

  test('says nothing of smaller types, of sailings that left, and of those that were cancelled', async () => {
    for (let sold = 0; sold < 3; sold++) await ship.cabin();
    await ship.anotherRoom({ maxOccupancy: 3 });
    expect((await preview(ship.room())).data.oversold).toMatchObject([{ upgrades: [] }]);
    await ship.board('departed');
    expect((await preview(ship.room())).data.oversold).toEqual([]);
    await ship.ask(`update sailings set status = 'cancelled' where id = $1`, [ship.sailing.sailingId]);
    expect((await preview(ship.room())).data.oversold).toEqual([]);
  });

  test('counts what is held, and no longer than it is', async () => {
    await ship.cabin();
    await ship.cabin();
    const held = await ship.book();
    expect((await preview(ship.room())).data.oversold).toMatchObject([{ sold: 3, short: 1 }]);
    await ship.expire(held.id);
    expect((await preview(ship.room())).data.oversold).toEqual([]);
  });

  test('is one there is, and asked about by those who clean', async () => {
    expect((await preview(2_000_000_000)).reason).toBe('record.missing');
    expect((await preview(ship.room(), await ship.one.login('finance'))).status).toBe(403);
  });
});
