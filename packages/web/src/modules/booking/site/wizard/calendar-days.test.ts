import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { describe, expect, test } from 'vitest';
import { offersByDay } from './calendar-days.ts';

const sailingOf = (date: string, priceSen: number, left: number, placesLeft = 600): PublicSailing => ({
  id: 1,
  shipId: 1,
  routeId: 1,
  date,
  slot: 'day',
  departsAt: '',
  returnsAt: '',
  salesCloseAt: '',
  peak: false,
  placesLeft,
  offers: [{ roomTypeId: 5, priceSen, nonRefundable: false, left }],
});

const double = { id: 5, kind: 'cabin', maxOccupancy: 2 } as const;

describe('what a day offers', () => {
  test('is the lowest price of the sailings that have a place, and the most that are left on one', () => {
    const days = offersByDay(
      [sailingOf('2026-12-01', 900, 2), sailingOf('2026-12-01', 700, 5), sailingOf('2026-12-01', 100, 0)],
      double,
    );
    expect(days.get('2026-12-01')).toEqual({ priceSen: 700, left: 5 });
  });

  test('is nothing to buy when all are sold out, or the ship is full', () => {
    const days = offersByDay([sailingOf('2026-12-01', 900, 0), sailingOf('2026-12-02', 900, 4, 0)], double);
    expect(days.get('2026-12-01')).toEqual({ priceSen: null, left: 0 });
    expect(days.get('2026-12-02')).toEqual({ priceSen: null, left: 0 });
  });

  test('is nothing to buy for a party that needs more cabins than are left, though some are', () => {
    const days = offersByDay([sailingOf('2026-12-01', 900, 2)], double, 5);
    expect(days.get('2026-12-01')).toEqual({ priceSen: null, left: 2 });
  });

  test('says nothing of other room types', () => {
    expect(offersByDay([sailingOf('2026-12-01', 900, 2)], { ...double, id: 6 }).size).toBe(0);
  });
});
