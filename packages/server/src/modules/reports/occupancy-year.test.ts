import { addDays, daysBetween } from '@gangway/contract/core/dates.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { cabinLine, makeSailing } from '../../../test/booking.ts';
import { makeUpYears } from '../../../test/made-up-year.ts';
import { PayingFixture } from '../../../test/paying-fixture.ts';
import { readExport } from '../../../test/read-export.ts';

const shop = new PayingFixture(60);
const from = '2018-01-01';
const ships: number[] = [];

interface Raw {
  sailings: { id: number; ship: number; date: string; slot: string; leaves: number; status: string }[];
  orders: {
    id: number;
    sailing: number;
    kind: string;
    status: string;
    paid: number;
    back: number;
    why: string;
  }[];
  stays: { order: number; sailing: number }[];
  service: { ship: number; since: number; until: number | null }[];
}

beforeAll(async () => {
  const date = addDays(shop.today, 70);
  const first = await makeSailing(shop.one, { date, name: 'Made-1' });
  const second = await makeSailing(shop.one, { date, name: 'Made-2' });
  ships.push(first.shipId, second.shipId);
  const { routeId, cabinId, passId } = first;
  const orderId = await shop.paidInCash([cabinLine(first)]);
  await makeUpYears(shop.one.databaseUrl, { ships, routeId, cabinId, passId, orderId }, [from, 730]);
});

async function readRaw(): Promise<Raw> {
  const all = async (text: string) => (await shop.ask(text)) as never;
  return {
    sailings: await all(`select id::int, ship_id::int as ship, date::text, slot, status,
      extract(epoch from departs_at)::float as leaves from sailings where date < '2020-01-01'`),
    orders: await all(`select o.id::int, sailing_id::int as sailing, kind, status, paid_sen::int as paid,
      refunded_sen::int as back, complimentary_reason as why from orders o join room_types t on t.id = room_type_id`),
    stays: await all('select order_id::int as order, sailing_id::int as sailing from stays'),
    service: await all(`select ship_id::int as ship, extract(epoch from since)::float as since,
      extract(epoch from until)::float as until from room_service`),
  };
}

/** The figures of a day, reckoned row by row and by no statement of the product. */
function reckon(raw: Raw, date: string, slot: string | null, ship: number | null) {
  const line = { sailings: 0, total: 0, arrival: 0, given: 0, inService: 0, money: 0 };
  for (const sailing of raw.sailings) {
    if (sailing.date !== date || sailing.status === 'cancelled') continue;
    if ((slot !== null && sailing.slot !== slot) || (ship !== null && sailing.ship !== ship)) continue;
    line.sailings += 1;
    for (const { ship: on, since, until } of raw.service)
      if (on === sailing.ship && since <= sailing.leaves && (until === null || until > sailing.leaves))
        line.inService += 1;
    for (const order of raw.orders) {
      if (order.sailing !== sailing.id || order.kind !== 'cabin') continue;
      line.money += order.paid - order.back;
      if (raw.stays.some((stay) => stay.order === order.id && stay.sailing === sailing.id)) line.arrival += 1;
      if (order.status !== 'paid' && order.status !== 'completed') continue;
      line.total += 1;
      if (order.why !== '' && order.paid === 0) line.given += 1;
    }
  }
  return line;
}

const asked = (figures: {
  sailings: number;
  totalOccupancy: number;
  arrivalRoom: number;
  complimentaryRoom: number;
  inService: number;
  roomRevenueSen: number;
}) => ({
  sailings: figures.sailings,
  total: figures.totalOccupancy,
  arrival: figures.arrivalRoom,
  given: figures.complimentaryRoom,
  inService: figures.inService,
  money: figures.roomRevenueSen,
});

const filters = () =>
  ([null, 'day', 'night'] as const).flatMap((slot) =>
    [null, ...ships].map((ship) => ({
      slot,
      ship,
      body: { ...(slot === null ? {} : { slot }), ...(ship === null ? {} : { shipId: ship }) },
    })),
  );

describe('every figure of two made-up years', () => {
  test('of every day, slot and ship is what the rows themselves come to', async () => {
    const raw = await readRaw();
    const token = shop.finance;
    let compared = 0;
    for (const { slot, ship, body } of filters()) {
      const { data } = await shop.one.call(
        reportsCalls.occupancyYear,
        { body: { year: 2019, ...body } },
        { token },
      );
      const days = new Map(data.rows.map((row) => [row.date, asked(row)]));
      for (const date of daysBetween('2019-01-01', '2019-12-31', 366)) {
        const expected = reckon(raw, date, slot, ship);
        const told = days.get(date) ?? reckon({ ...raw, sailings: [] }, date, slot, ship);
        expect({ date, ...told }).toEqual({ date, ...expected });
        compared += expected.sailings;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  test('is read back from Excel as the map has it, day by day, and adds up', async () => {
    const [shipId = 0] = ships;
    const body = { year: 2019, slot: 'day', shipId } as const;
    const { data } = await shop.one.call(reportsCalls.occupancyYear, { body }, { token: shop.finance });
    const { file, rows, totals, note } = await readExport(
      shop.one,
      reportsCalls.exportOccupancyYear,
      { body },
      { token: shop.finance },
    );
    expect(file).toMatch(/^occupancy-2019-\d{4}-\d\d-\d\d\.xlsx$/);
    expect(data.rows.length).toBeGreaterThan(40);
    expect(rows.map((row) => [row['Date'], row['Occupancy'], row['Room revenue (RM)']])).toEqual(
      data.rows.map(({ date, occupancyPercentage, roomRevenueSen }) => [
        new Date(`${date}T00:00:00Z`),
        occupancyPercentage === null ? null : Math.round(occupancyPercentage * 10) / 1000,
        roomRevenueSen / 100,
      ]),
    );
    const together = (of: 'totalOccupancy' | 'inService' | 'roomRevenueSen') =>
      data.rows.reduce((sum, row) => sum + row[of], 0);
    expect(totals).toMatchObject({
      'Total occupancy': together('totalOccupancy'),
      'Cabins in service': together('inService'),
      Occupancy: Math.round((together('totalOccupancy') / together('inService')) * 1000) / 1000,
      'Room revenue (RM)': together('roomRevenueSen') / 100,
    });
    expect(note).toMatch(/^2019 · Made-1 · Day$/);
  });

  test('adds up in its months and beside the year before', async () => {
    const raw = await readRaw();
    for (const number of ['01', '02', '06', '12']) {
      const { data } = await shop.one.call(
        reportsCalls.occupancyMonth,
        { body: { month: `2019-${number}` } },
        { token: shop.finance },
      );
      for (const part of [data, data.lastYear]) {
        const sum = { sailings: 0, total: 0, arrival: 0, given: 0, inService: 0, money: 0 };
        for (const { date } of part.rows)
          for (const [name, value] of Object.entries(reckon(raw, date, null, null)))
            sum[name as keyof typeof sum] += value;
        expect(asked(part.totals)).toEqual(sum);
        expect(part.totals.occupancyPercentage).toBe(Math.round((sum.total / sum.inService) * 1000) / 10);
        expect(part.totals.averageRateSen).toBe(Math.round(sum.money / (sum.total - sum.given)));
      }
      expect(data.lastYear.month).toBe(`2018-${number}`);
    }
  });

  test('what happens to rooms today changes nothing of it', async () => {
    const ask = async () =>
      (
        await shop.one.call(
          reportsCalls.occupancyYear,
          { body: { year: 2019, shipId: ships[0] ?? 0 } },
          { token: shop.finance },
        )
      ).data;
    // Rooms that have been there all the time, and go out of service today.
    await shop.ask(`update room_service set since = '-infinity' where ship_id = $1 and until is null`, [
      ships[0],
    ]);
    const before = await ask();
    await shop.ask(
      `update rooms set status = 'maintenance', updated_at = now() where ship_id = $1 and status = 'available'`,
      [ships[0]],
    );
    expect(await ask()).toEqual(before);
  });
});
