import { addDays } from '@gangway/contract/core/dates.ts';
import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { describe, expect, test } from 'vitest';
import { cabinLine, somebody } from '../../../test/booking.ts';
import { readExport } from '../../../test/read-export.ts';
import { RoomsFixture } from '../../../test/rooms-fixture.ts';

const ship = new RoomsFixture();

const report = async (more: object = {}) => {
  const today = { from: ship.today, to: ship.today, shipId: ship.sailing.shipId };
  const body = { ...today, by: 'sailing' as const, ...more };
  return (await ship.one.call(housekeepingCalls.checkInReport, { body }, { token: ship.desk })).data;
};

const family = () => ship.paidInCash([cabinLine(ship.sailing, [somebody(), somebody()])]);

describe('the check-in report', () => {
  test('counts cabins that came and went, their guests, and once the ship has left those nobody came for', async () => {
    const [one, two] = [await family(), await ship.cabin(), await ship.cabin()];
    await ship.board();
    const suite = await ship.anotherRoom({ maxOccupancy: 4 });
    const [first] = await ship.ticketIds(one);
    const stay = await ship.housed(one, ship.room(0), { ticketIds: [first] });
    // Whoever moves is still one arrival, and one cabin.
    await ship.move(stay, suite);
    await ship.checkOut(await ship.housed(two, ship.room(1), { ticketIds: await ship.ticketIds(two) }));
    const before = await report();
    expect(before).toMatchObject([
      {
        date: ship.today,
        sailing: { id: ship.sailing.sailingId },
        sold: 3,
        arrivals: 2,
        departures: 1,
        guests: 2,
        noShows: 0,
        emptyCabins: 0,
        inService: 4,
        occupied: 2,
      },
    ]);
    expect(before[0]?.byType.map(({ roomTypeId, occupied }) => [roomTypeId, occupied])).toEqual(
      expect.arrayContaining([[ship.sailing.cabinId, 1]]),
    );
    expect(before[0]?.byType.map(({ occupied }) => occupied)).toEqual([1, 1]);
    await ship.ask('update tickets set boarded_at = now() where id = $1', [first]);
    await ship.step('departed');
    // Of four people one was scanned, and one was given a room unscanned; and one of three cabins was never given.
    expect(await report()).toMatchObject([{ arrivals: 2, noShows: 2, emptyCabins: 1 }]);
  });

  test('counts the cabins that were in service when the ship left, and the type they were of then', async () => {
    const orderId = await ship.cabin();
    await ship.board();
    const stay = await ship.housed(orderId, ship.room(0));
    await ship.checkOut(stay);
    const back = 5;
    await ship.ask(`update room_service set since = since - interval '30 days' where ship_id = $1`, [
      ship.sailing.shipId,
    ]);
    await ship.ask(
      `update stays set checked_in_at = checked_in_at - interval '5 days', checked_out_at = checked_out_at - interval '5 days'
        where id = $1`,
      [stay],
    );
    await ship.ask(
      `update sailings set date = date - 5, departs_at = departs_at - interval '5 days',
         returns_at = returns_at - interval '5 days', sales_close_at = sales_close_at - interval '5 days',
         status = 'returned' where id = $1`,
      [ship.sailing.sailingId],
    );
    const past = { from: addDays(ship.today, -back), to: addDays(ship.today, -back) };
    const told = await report(past);
    expect(told).toMatchObject([
      { inService: 3, byType: [{ roomTypeId: ship.sailing.cabinId, occupied: 1 }] },
    ]);
    // What happens to rooms since then changes nothing of it.
    await ship.maintain(ship.room(1));
    await ship.maintain(ship.room(2));
    await ship.anotherRoom();
    await ship.ask(
      `update rooms set updated_at = now(), room_type_id = (select room_type_id from rooms where ship_id = $2 and number = '90')
        where id = $1`,
      [ship.room(0), ship.sailing.shipId],
    );
    expect(await report(past)).toEqual(told);
    expect(await report({ ...past, by: 'day' })).toMatchObject([
      { date: past.from, sailing: null, inService: 3 },
    ]);
  });

  test('by day counts a cabin once, also where it served the day and the night', async () => {
    const orderId = await ship.cabin();
    await ship.board();
    await ship.checkOut(await ship.housed(orderId, ship.room(0)));
    await ship.work('startCleaning', ship.room(0));
    await ship.work('cleanDone', ship.room(0));
    const night = await ship.another(61);
    const again = await ship.paidInCash([cabinLine(night)]);
    await ship.ask(
      `update sailings set slot = 'night', date = $2, status = 'boarding', sales_close_at = now(),
         departs_at = now() + interval '12 hours', returns_at = now() + interval '20 hours' where id = $1`,
      [night.sailingId, ship.today],
    );
    await ship.housed(again, ship.room(0));
    const [day, dark] = await report();
    expect([day, dark]).toMatchObject([
      {
        sailing: { slot: 'day' },
        sold: 1,
        arrivals: 1,
        departures: 1,
        inService: 3,
        byType: [{ occupied: 1 }],
      },
      {
        sailing: { slot: 'night' },
        sold: 1,
        arrivals: 1,
        departures: 0,
        inService: 3,
        byType: [{ occupied: 1 }],
      },
    ]);
    expect(await report({ by: 'day' })).toMatchObject([
      { sailing: null, sold: 2, arrivals: 2, departures: 1, inService: 3, byType: [{ occupied: 1 }] },
    ]);
  });

  test('by day counts who came and who left on the day it happened', async () => {
    const orderId = await ship.cabin();
    await ship.board();
    const stay = await ship.housed(orderId);
    await ship.ask(
      `update sailings set date = date - 1, departs_at = departs_at - interval '1 day',
              sales_close_at = sales_close_at - interval '1 day' where id = $1`,
      [ship.sailing.sailingId],
    );
    await ship.ask(`update room_service set since = since - interval '30 days' where ship_id = $1`, [
      ship.sailing.shipId,
    ]);
    await ship.ask(`update stays set checked_in_at = checked_in_at - interval '1 day' where id = $1`, [stay]);
    await ship.checkOut(stay);
    const yesterday = addDays(ship.today, -1);
    const [before, today] = await report({ from: yesterday, by: 'day' });
    expect([before, today]).toMatchObject([
      { date: yesterday, sold: 1, arrivals: 1, departures: 0, occupied: 1, inService: 3 },
      { date: ship.today, sold: 0, arrivals: 0, departures: 1, occupied: 0, inService: 3 },
    ]);
    expect(await report({ by: 'day' })).toMatchObject([{ date: ship.today, departures: 1 }]);
  });

  test('leaves out what was cancelled, and what is not asked for', async () => {
    await ship.board();
    expect(await report()).toHaveLength(1);
    expect(await report({ shipId: 2_000_000_000 })).toEqual([]);
    const tomorrow = addDays(ship.today, 1);
    expect(await report({ from: tomorrow, to: tomorrow })).toEqual([]);
    await ship.ask(`update sailings set status = 'cancelled' where id = $1`, [ship.sailing.sailingId]);
    expect(await report()).toEqual([]);
    const body = { from: tomorrow, to: ship.today };
    const upside = await ship.one.call(housekeepingCalls.checkInReport, { body }, { token: ship.desk });
    expect(upside.fields[0]?.field).toBe('to');
  });

  test('is read back from Excel with a column for each type, and finance may see it', async () => {
    const orderId = await family();
    await ship.board();
    await ship.housed(orderId, ship.room(0), { ticketIds: await ship.ticketIds(orderId) });
    const sheet = (by: 'sailing' | 'day', locale = 'en') =>
      readExport(
        ship.one,
        housekeepingCalls.exportCheckInReport,
        { body: { from: ship.today, to: ship.today, shipId: ship.sailing.shipId, by } },
        { token: ship.finance, locale },
      );
    const { rows, totals, note } = await sheet('sailing');
    expect(note).toMatch(new RegExp(`^${ship.today} – ${ship.today} · .+ · Day and night · By sailing$`));
    expect(totals).toMatchObject({
      'Sailing date': 'Total',
      'Cabins sold': 1,
      Arrivals: 1,
      Departures: 0,
      Guests: 2,
      'No-shows': 0,
      Occupancy: null,
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      'Sailing date': new Date(`${ship.today}T00:00:00Z`),
      Slot: 'Day',
      'Cabins in service': 3,
      'Cabins sold': 1,
      Arrivals: 1,
      Departures: 0,
      Guests: 2,
      'No-shows': 0,
      'Cabins nobody came to': 0,
      Occupied: 1,
      Occupancy: expect.closeTo(1 / 3),
    });
    expect(Object.entries(rows[0] ?? {}).find(([title]) => title.startsWith('CABIN-'))?.[1]).toBe(1);
    expect((await sheet('day')).titles).not.toContain('Slot');
    expect((await sheet('sailing', 'zh')).titles).toContain('已售舱房');
  });

  test('is not for those who clean', async () => {
    const body = { from: ship.today, to: ship.today };
    for (const call of [housekeepingCalls.checkInReport, housekeepingCalls.exportCheckInReport])
      expect((await ship.one.call(call, { body }, { token: ship.cleaner })).status).toBe(403);
  });
});
