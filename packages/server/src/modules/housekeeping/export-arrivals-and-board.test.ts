import type { Body } from '@gangway/contract/core/define-call.ts';
import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { expect, test } from 'vitest';
import { cabinLine, somebody } from '../../../test/booking.ts';
import { readExport } from '../../../test/read-export.ts';
import { RoomsFixture } from '../../../test/rooms-fixture.ts';

const ship = new RoomsFixture();

type Filter = Omit<Body<typeof housekeepingCalls.exportArrivals>['filter'], 'sailingId'>;

const asked = (filter: Filter = {}) => ({
  body: { filter: { sailingId: ship.sailing.sailingId, ...filter } },
});
const arrivals = (filter: Filter = {}, locale = 'en') =>
  readExport(ship.one, housekeepingCalls.exportArrivals, asked(filter), { token: ship.desk, locale });

test('the arrivals are read back from Excel as the list has them, and add up', async () => {
  const guests = [somebody({ name: 'Zahra Quill', remarks: 'peanuts' }), somebody({ name: 'Idris Quill' })];
  const quill = await ship.paidInCash([cabinLine(ship.sailing, guests)]);
  const other = await ship.cabin();
  await ship.board();
  await ship.housed(other, ship.room(2));
  await ship.ask('update tickets set boarded_at = now() where order_id = $1', [quill]);
  const { data } = await ship.one.call(housekeepingCalls.pageArrivals, asked(), { token: ship.desk });
  const { file, titles, rows, totals } = await arrivals();
  expect(file).toMatch(/^arrivals-\d{4}-\d\d-\d\d\.xlsx$/);
  expect(new Set(titles).size).toBe(titles.length);
  expect(rows.map((row) => row['Order number'])).toEqual(data.records.map(({ orderNo }) => orderNo));
  expect(totals).toMatchObject({ Guests: 3, 'On board': 2 });
  expect((await arrivals({ state: 'waiting' })).rows).toEqual([
    expect.objectContaining({
      Status: 'Waiting',
      'In the way': null,
      Bed: 'Big bed',
      'Room number': null,
      'Guest names': 'Zahra Quill, Idris Quill',
      Guests: 2,
      'On board': 2,
      'Checked in': null,
      Remarks: 'peanuts',
      'Sailing date': new Date(`${ship.today}T00:00:00Z`),
      Slot: 'Day',
    }),
  ]);
  expect((await arrivals({ state: 'in' })).rows).toEqual([
    expect.objectContaining({
      Status: 'In their room',
      'Room number': '3',
      'Checked in': expect.any(Date),
      'Checked out': null,
    }),
  ]);
  expect((await arrivals({}, 'ko')).titles.filter((title) => titles.includes(title))).toEqual([]);
});

test('the cleaning board is read back from Excel, its columns one beneath the other', async () => {
  const orders = [await ship.cabin(), await ship.cabin()];
  const later = await ship.another(70);
  for (const _ of orders) await ship.paidInCash([cabinLine(later)]);
  await ship.board();
  for (const [index, order] of orders.entries()) await ship.housed(order, ship.room(index));
  await ship.step('departed');
  await ship.step('returned');
  await ship.checkOutSailing();
  await ship.work('startCleaning', ship.room(1));
  const { file, rows, note } = await readExport(
    ship.one,
    housekeepingCalls.exportTurnover,
    { params: { shipId: ship.sailing.shipId } },
    { token: ship.cleaner },
  );
  expect(file).toMatch(/^cleaning-board-\d{4}-\d\d-\d\d\.xlsx$/);
  expect(rows).toMatchObject([
    { Status: 'To clean', 'Order of cleaning': null, 'Room number': '1', Since: expect.any(Date), By: null },
    { Status: 'Being cleaned', 'Order of cleaning': 1, 'Room number': '2', By: 'Devi Krishnan' },
    { Status: 'Clean', 'Order of cleaning': null, 'Room number': '3', Since: null },
  ]);
  expect(note).toMatch(
    /To clean \(1\) · Being cleaned \(1\) · Clean \(1\) · Occupied \(0\) · Maintenance \(0\) · Rooms needed at /,
  );
});
