import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { describe, expect, test } from 'vitest';
import { cabinLine, somebody } from '../../../test/booking.ts';
import { readExport } from '../../../test/read-export.ts';
import { RoomsFixture } from '../../../test/rooms-fixture.ts';

const ship = new RoomsFixture();

type StayPage = Body<typeof housekeepingCalls.pageStays>;

/** Of this ship, unless another is asked for. */
const page = async (filter: StayPage['filter'] = {}, more: object = {}, token = ship.desk) => {
  const body = { filter: { shipId: ship.sailing.shipId, ...filter }, ...more };
  return (await ship.one.call(housekeepingCalls.pageStays, { body }, { token })).data;
};
const found = async (filter: StayPage['filter'] = {}, more: object = {}) =>
  (await page(filter, more)).records.map(({ id }) => id);

const family = () =>
  ship.paidInCash([
    cabinLine(ship.sailing, [somebody({ name: 'Mei Ling Tan' }), somebody({ name: 'Jun Tan' })]),
  ]);

describe('the records of stays', () => {
  test('call a room what it was called then, whatever has become of it', async () => {
    const orderId = await family();
    await ship.board();
    const stayId = await ship.housed(orderId);
    await ship.checkOut(stayId);
    const other = await ship.anotherSailing();
    await ship.ask(
      `update rooms set number = 'X9', floor = 9, position = 'bow', ship_id = $2, room_type_id = $3 where id = $1`,
      [ship.room(), other.shipId, other.cabinId],
    );
    const { records } = await page();
    expect(records).toMatchObject([
      {
        id: stayId,
        room: { number: '1', floor: 1, position: 'port' },
        roomType: { id: ship.sailing.cabinId },
        boughtType: null,
      },
    ]);
    const right = [{ roomNumber: '1' }, { floor: 1 }, { roomTypeId: ship.sailing.cabinId }, { keyword: '1' }];
    for (const filter of right) expect(await found(filter)).toEqual([stayId]);
    const wrong = [
      { roomNumber: 'X9' },
      { floor: 9 },
      { roomTypeId: other.cabinId },
      { shipId: other.shipId },
    ];
    for (const filter of wrong) expect(await found(filter)).toEqual([]);
  });

  test('say who was in which room, from when to when, by whom, and where they moved', async () => {
    const orderId = await family();
    await ship.board();
    const ticketIds = await ship.ticketIds(orderId);
    const suite = await ship.anotherRoom({ maxOccupancy: 4 });
    const first = await ship.housed(orderId, ship.room(0), { ticketIds });
    await ship.ask(`update stays set checked_in_at = checked_in_at - interval '95 minutes' where id = $1`, [
      first,
    ]);
    const moved = (await ship.move(first, suite, { reason: 'Upgrade: noise' })).data.id;
    const { records, total } = await page();
    expect(total).toBe(2);
    const [now, before] = records;
    expect(now).toMatchObject({
      id: moved,
      orderId,
      sailing: { id: ship.sailing.sailingId, date: ship.today, slot: 'day' },
      room: { id: suite, number: '90', floor: 1, position: 'port' },
      boughtType: { id: ship.sailing.cabinId },
      guestNames: ['Mei Ling Tan', 'Jun Tan'],
      people: 2,
      checkedInBy: 'Amirah Yusof',
      checkedOutAt: null,
      checkedOutBy: null,
      minutes: 0,
      reason: 'Upgrade: noise',
      movedFrom: '1',
      movedTo: null,
    });
    expect(before).toMatchObject({
      id: first,
      room: { number: '1' },
      roomType: { id: ship.sailing.cabinId },
      boughtType: null,
      checkedOutBy: 'Amirah Yusof',
      minutes: 95,
      movedFrom: null,
      movedTo: '90',
    });
  });

  test('are narrowed by each filter, and by all at once', async () => {
    const [tan, other] = [await family(), await ship.cabin()];
    await ship.board();
    await ship.ask(`update rooms set floor = 4 where id = $1`, [ship.room(1)]);
    const here = await ship.housed(tan, ship.room(0), { ticketIds: await ship.ticketIds(tan) });
    const gone = await ship.housed(other, ship.room(1));
    await ship.checkOut(gone);
    await ship.ask(`update stays set checked_in_at = checked_in_at - interval '3 days' where id = $1`, [
      gone,
    ]);
    const [row] = await ship.ask(
      'select order_no, serial from orders o join tickets t on t.order_id = o.id where o.id = $1 limit 1',
      [tan],
    );
    const today = portDate(new Date());
    const cases: [StayPage['filter'], number[]][] = [
      [{}, [here, gone]],
      [{ keyword: 'jun' }, [here]],
      [{ keyword: 'tan mei' }, [here]],
      [{ keyword: String(row?.['order_no']).toLowerCase() }, [here]],
      [{ keyword: String(row?.['serial']) }, [here]],
      [{ keyword: 'nobody' }, []],
      [{ sailingId: ship.sailing.sailingId }, [here, gone]],
      [{ sailingId: 2_000_000_000 }, []],
      [{ shipId: 2_000_000_000 }, []],
      [{ roomTypeId: ship.sailing.cabinId }, [here, gone]],
      [{ roomTypeId: ship.sailing.passId }, []],
      [{ floor: 4 }, [gone]],
      [{ roomNumber: '1' }, [here]],
      [{ keyword: '2' }, [gone]],
      [{ state: 'in' }, [here]],
      [{ state: 'out' }, [gone]],
      [{ from: today }, [here]],
      [{ to: addDays(today, -1) }, [gone]],
      [{ from: addDays(today, -4), to: today }, [here, gone]],
      [{ state: 'out', floor: 4, roomNumber: '2', to: today, roomTypeId: ship.sailing.cabinId }, [gone]],
    ];
    for (const [filter, expected] of cases) expect([filter, await found(filter)]).toEqual([filter, expected]);
  });

  test('are sorted and shown by the page', async () => {
    const [one, two] = [await ship.cabin(), await ship.cabin()];
    await ship.board();
    await ship.ask(`update rooms set number = '10' where id = $1`, [ship.room(0)]);
    const ten = await ship.housed(one, ship.room(0));
    const last = await ship.housed(two, ship.room(1));
    const byNumber = { sort: { by: 'roomNumber', order: 'asc' } };
    expect(await found({}, byNumber)).toEqual([last, ten]);
    expect(await found({}, { ...byNumber, size: 1, page: 2 })).toEqual([ten]);
    expect(await found({}, { sort: { by: 'checkedInAt', order: 'asc' } })).toEqual([ten, last]);
  });

  test('are read back from Excel, in the reader’s language', async () => {
    const orderId = await family();
    await ship.board();
    const ticketIds = await ship.ticketIds(orderId);
    const stay = await ship.housed(orderId, ship.room(0), { ticketIds });
    await ship.ask(`update stays set checked_in_at = checked_in_at - interval '61 minutes' where id = $1`, [
      stay,
    ]);
    await ship.checkOut(stay);
    const sheet = (locale: string) =>
      readExport(
        ship.one,
        housekeepingCalls.exportStays,
        { body: { filter: { shipId: ship.sailing.shipId } } },
        { token: ship.desk, locale },
      );
    const { file, titles, rows, totals } = await sheet('en');
    expect(new Set(titles).size).toBe(titles.length);
    expect(file).toMatch(/^check-in-records-\d{4}-\d\d-\d\d\.xlsx$/);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      'Room number': '1',
      'Type bought': null,
      Floor: 1,
      Position: 'Port',
      'Guest names': 'Mei Ling Tan, Jun Tan',
      Guests: 2,
      'Sailing date': new Date(`${ship.today}T00:00:00Z`),
      Slot: 'Day',
      'Checked in': expect.any(Date),
      'Checked in by': 'Amirah Yusof',
      'Checked out': expect.any(Date),
      'Minutes stayed': 61,
      'Moved from': null,
      Reason: null,
    });
    expect(totals).toMatchObject({ 'Room number': 'Total', Guests: 2, Floor: null });
    expect((await sheet('zh')).titles).toContain('入住时间');
    expect((await sheet('ko')).titles).toContain('체크인 시각');
  });

  test('are for those who may see them', async () => {
    for (const username of ['housekeeping', 'finance', 'boarding']) {
      const token = await ship.one.login(username);
      for (const call of [housekeepingCalls.pageStays, housekeepingCalls.exportStays])
        expect((await ship.one.call(call, { body: {} }, { token })).status).toBe(403);
    }
  });
});
