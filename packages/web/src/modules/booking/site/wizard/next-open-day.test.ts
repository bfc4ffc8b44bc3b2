import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { expect, test } from 'vitest';
import { nextOpenDay } from './next-open-day.ts';

const sailingOn = (date: string, left: number): PublicSailing => ({
  id: 1,
  shipId: 1,
  routeId: 1,
  date,
  slot: 'day',
  departsAt: '',
  returnsAt: '',
  salesCloseAt: '',
  peak: false,
  placesLeft: 100,
  offers: [{ roomTypeId: 7, priceSen: 100, left, nonRefundable: false }],
});

const sailings = [
  sailingOn('2020-01-05', 3),
  sailingOn('2020-01-20', 0),
  sailingOn('2020-03-09', 2),
  sailingOn('2020-03-02', 1),
];

const search = (from: string) =>
  nextOpenDay({
    from,
    first: '2020-01-01',
    last: '2020-05-31',
    type: { id: 7, kind: 'cabin', maxOccupancy: 2 },
    people: 1,
    readMonth: (month) => Promise.resolve(sailings.filter(({ date }) => date.startsWith(month))),
  });

test('the next day with a place is found over months that have none', async () => {
  expect(await search('2020-01-01')).toBe('2020-01-05');
  expect(await search('2020-01-06')).toBe('2020-03-02');
  expect(await search('2020-03-03')).toBe('2020-03-09');
});

test('after the last one it is the first of all', async () => {
  expect(await search('2020-03-10')).toBe('2020-01-05');
});
