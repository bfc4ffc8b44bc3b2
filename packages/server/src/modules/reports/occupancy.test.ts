import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays } from '@gangway/contract/core/dates.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { describe, expect, test } from 'vitest';
import { buy, cabinLine, cabinPrice, firstOrder, passLine } from '../../../test/booking.ts';
import { readExport } from '../../../test/read-export.ts';
import { RoomsFixture } from '../../../test/rooms-fixture.ts';

const ship = new RoomsFixture();
const adminFee = 5000;

async function month(date: string, more: object = {}) {
  const body = { month: date.slice(0, 7), shipId: ship.sailing.shipId, ...more };
  return (await ship.one.call(reportsCalls.occupancyMonth, { body }, { token: ship.finance })).data;
}

async function day(date: string, more: object = {}) {
  return (await month(date, more)).rows.find((row) => row.date === date);
}

async function giveAway(): Promise<number> {
  const { id } = firstOrder(await buy(ship.one, ship.customer, [cabinLine(ship.sailing)]));
  const input = { params: { id }, body: { reason: 'A writer' } };
  const { code } = await ship.one.call(bookingCalls.makeComplimentary, input, { token: ship.editor });
  expect(code).toBe(200);
  return id;
}

describe('the occupancy report', () => {
  test('counts cabins sold, given away and checked in, what is in service and what came in and stayed', async () => {
    const left = await ship.cabin();
    const [ticket = 0] = await ship.ticketIds(left);
    // Sixty days before, a quarter is kept.
    await ship.refund(ticket);
    await giveAway();
    const housed = await ship.cabin();
    await ship.paidInCash([passLine(ship.sailing)]);
    await buy(ship.one, ship.customer, [cabinLine(ship.sailing)]);
    await ship.board();
    await ship.anotherRoom();
    expect((await ship.maintain(ship.room(2), { acceptOversold: true })).code).toBe(200);
    // Whoever moves has arrived once.
    await ship.move(await ship.housed(housed, ship.room(0)), ship.room(1));
    expect(await day(ship.today)).toEqual({
      date: ship.today,
      sailings: 1,
      totalOccupancy: 2,
      arrivalRoom: 1,
      complimentaryRoom: 1,
      inService: 3,
      occupancyPercentage: 66.7,
      roomRevenueSen: cabinPrice + cabinPrice / 4,
      averageRateSen: cabinPrice + cabinPrice / 4,
    });
    await ship.step('departed');
    await ship.step('returned');
    expect(await day(ship.today)).toMatchObject({ totalOccupancy: 2, arrivalRoom: 1 });
  });

  test('counts a changed order, with all its money, on its new date only', async () => {
    const id = await ship.cabin();
    const later = await ship.another(61);
    const [from, to] = [addDays(ship.today, 60), addDays(ship.today, 61)];
    expect(await day(from)).toMatchObject({ totalOccupancy: 1, roomRevenueSen: cabinPrice });
    const body = { key: randomUUID(), sailingId: later.sailingId, shownDueSen: adminFee, note: 'Asked' };
    const money = { method: 'cash' as const, slipNo: '' };
    const { message, code } = await ship.one.call(
      bookingCalls.changeOfficeOrder,
      { params: { id }, body: { ...body, money } },
      { token: ship.desk },
    );
    expect({ code, message }).toMatchObject({ code: 200 });
    expect(await day(from)).toMatchObject({ sailings: 1, totalOccupancy: 0, roomRevenueSen: 0 });
    expect(await day(to)).toMatchObject({ totalOccupancy: 1, roomRevenueSen: cabinPrice + adminFee });
  });

  test('a cancelled sailing counts nothing: neither what it sold nor the cabins it had', async () => {
    await ship.cabin();
    const date = addDays(ship.today, 60);
    expect(await day(date)).toMatchObject({ sailings: 1, totalOccupancy: 1, inService: 3 });
    await ship.ask(`update sailings set status = 'cancelled' where id = $1`, [ship.sailing.sailingId]);
    expect(await day(date)).toEqual({
      date,
      sailings: 0,
      totalOccupancy: 0,
      arrivalRoom: 0,
      complimentaryRoom: 0,
      inService: 0,
      occupancyPercentage: null,
      roomRevenueSen: 0,
      averageRateSen: null,
    });
  });

  test('is read back from Excel as it is on the screen, cell by cell, in the language of whoever asks', async () => {
    await ship.cabin();
    await giveAway();
    const date = addDays(ship.today, 60);
    const before = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
    const old = await ship.another(62);
    await ship.paidInCash([cabinLine(old)]);
    await ship.ask(
      `update sailings set date = $2::date, departs_at = $2::date + interval '4 hours', sales_close_at = $2::date,
         returns_at = $2::date + interval '9 hours', status = 'returned' where id = $1`,
      [old.sailingId, before],
    );
    await ship.ask(`update room_service set since = '-infinity' where ship_id = $1`, [ship.sailing.shipId]);
    const report = await month(date);
    const body = { month: date.slice(0, 7), shipId: ship.sailing.shipId };
    const sheet = (locale: string) =>
      readExport(ship.one, reportsCalls.exportOccupancy, { body }, { token: ship.finance, locale });
    const { rows, totals, file, note } = await sheet('en');
    const [named] = await ship.ask<{ name: string }>('select name from ships where id = $1', [
      ship.sailing.shipId,
    ]);
    expect(note).toBe(`${body.month} · ${named?.name} · Day and night`);
    expect(file).toMatch(new RegExp(`^occupancy-${body.month}-\\d{4}-\\d{2}-\\d{2}\\.xlsx$`));
    const cells = (own: typeof report.totals, last: typeof report.totals | undefined) => ({
      Sailings: own.sailings,
      'Total occupancy': own.totalOccupancy,
      'Arrival rooms': own.arrivalRoom,
      'Complimentary rooms': own.complimentaryRoom,
      'Cabins in service': own.inService,
      Occupancy: asShare(own.occupancyPercentage),
      'Room revenue (RM)': own.roomRevenueSen / 100,
      'Average rate (RM)': own.averageRateSen === null ? null : own.averageRateSen / 100,
      'Total occupancy last year': last?.totalOccupancy ?? null,
      'Occupancy last year': asShare(last?.occupancyPercentage ?? null),
      'Room revenue last year (RM)': last ? last.roomRevenueSen / 100 : null,
    });
    expect(rows).toEqual(
      report.rows.map((row) => ({
        Date: new Date(`${row.date}T00:00:00Z`),
        ...cells(
          row,
          report.lastYear.rows.find((one) => one.date.slice(5) === row.date.slice(5)),
        ),
      })),
    );
    expect(totals).toEqual({ Date: 'Total', ...cells(report.totals, report.lastYear.totals) });
    expect(totals).toMatchObject({
      'Total occupancy': 2,
      Occupancy: 0.667,
      'Room revenue (RM)': 500,
      'Total occupancy last year': 1,
      'Occupancy last year': 0.333,
    });
    expect((await sheet('zh')).titles).toContain('赠送舱房');
    expect((await sheet('ko')).totals?.['날짜']).toBe('합계');
  });

  test('leaves out other ships and slots, and is not for those who clean', async () => {
    await ship.cabin();
    const date = addDays(ship.today, 60);
    expect(await day(date, { slot: 'day' })).toMatchObject({ totalOccupancy: 1, inService: 3 });
    expect(await day(date, { slot: 'night' })).toMatchObject({ sailings: 0, inService: 0 });
    expect((await month(date, { shipId: 2_000_000_000 })).totals.sailings).toBe(0);
    const body = { month: date.slice(0, 7) };
    const year = { year: Number(date.slice(0, 4)) };
    const answers = [
      await ship.one.call(reportsCalls.occupancyMonth, { body }, { token: ship.cleaner }),
      await ship.one.call(reportsCalls.exportOccupancy, { body }, { token: ship.cleaner }),
      await ship.one.call(reportsCalls.occupancyYear, { body: year }, { token: ship.cleaner }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

const asShare = (percentage: number | null) =>
  percentage === null ? null : Math.round(percentage * 10) / 1000;
