import { daysOfMonth } from '@gangway/contract/core/dates.ts';
import { reckonOccupancy, sumOccupancy } from '@gangway/contract/reports/occupancy-rules.ts';
import { expect, test } from 'vitest';
import { occupancySheet } from './occupancy-sheet.ts';

/** A February in which one cabin was sold each of some days. */
function february(year: number, sold: readonly string[]) {
  const month = `${year}-02`;
  const rows = daysOfMonth(month).map((date) => {
    const count = sold.includes(date) ? 1 : 0;
    return {
      date,
      ...reckonOccupancy({
        sailings: count,
        totalOccupancy: count,
        arrivalRoom: 0,
        complimentaryRoom: 0,
        inService: count * 10,
        roomRevenueSen: count * 47_500,
      }),
    };
  });
  return { month, rows, totals: sumOccupancy(rows) };
}

test('what sailed on a leap day stands beside no day, but in the sheet of the year after: its lines add up to its total', () => {
  const leap = Math.ceil((new Date().getFullYear() + 1) / 4) * 4;
  const report = {
    ...february(leap + 1, [`${leap + 1}-02-01`]),
    lastYear: february(leap, [`${leap}-02-01`, `${leap}-02-29`]),
  };
  const { rows, columns } = occupancySheet(report, 'en');
  const lines = 'parts' in rows ? [] : rows;
  expect(lines).toHaveLength(28 + 1 + 1);
  const cells = (title: string) =>
    lines.map((line) => columns.find((one) => one.title === title)?.value(line));
  for (const title of [
    'Total occupancy',
    'Room revenue (RM)',
    'Total occupancy last year',
    'Room revenue last year (RM)',
  ]) {
    const values = cells(title).map(Number);
    expect([title, values.slice(0, -1).reduce((sum, value) => sum + value, 0)]).toEqual([
      title,
      values.at(-1),
    ]);
  }
  expect(cells('Date').at(-2)).toEqual(new Date(`${leap}-02-29T00:00:00Z`));
  expect(cells('Sailings').at(-2)).toBeNull();
});

test('a leap day on which nothing sailed has no line', () => {
  const leap = Math.ceil((new Date().getFullYear() + 1) / 4) * 4;
  const report = { ...february(leap + 1, []), lastYear: february(leap, []) };
  expect(occupancySheet(report, 'en').rows).toHaveLength(29);
});
