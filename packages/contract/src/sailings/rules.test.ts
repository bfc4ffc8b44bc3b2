import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OfferFacts, offerOf, sailingTimes } from './rules.ts';
import { sailingStatuses } from './states.ts';

const now = new Date('2026-11-15T04:00:00Z');
const small = fc.integer({ min: 0, max: 700 });
const facts: fc.Arbitrary<OfferFacts> = fc.record({
  sailing: fc.record({
    status: fc.constantFrom(...sailingStatuses),
    salesCloseAt: fc
      .integer({ min: -5, max: 5 })
      .map((minutes) => new Date(now.getTime() + minutes * 60_000)),
    shipActive: fc.boolean(),
    capacity: fc.integer({ min: 1, max: 700 }),
    peopleTaken: small,
  }),
  type: fc.record({
    kind: fc.constantFrom('cabin' as const, 'standing' as const),
    on: fc.boolean(),
    dailyQuantity: small,
    roomsInService: small,
    unitsTaken: small,
  }),
  priceSen: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  now: fc.constant(now),
});

const open: OfferFacts = {
  sailing: {
    status: 'scheduled',
    salesCloseAt: new Date('2026-11-16T01:00:00Z'),
    shipActive: true,
    capacity: 600,
    peopleTaken: 0,
  },
  type: { kind: 'cabin', on: true, dailyQuantity: 10, roomsInService: 8, unitsTaken: 3 },
  priceSen: 52_800,
  now,
};

describe('what can be bought', () => {
  test('never exceeds any of its limits and never falls below none', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const offer = offerOf(given);
        if (!offer) return;
        const { sailing, type } = given;
        expect(offer.left).toBeGreaterThanOrEqual(0);
        expect(offer.left).toBeLessThanOrEqual(Math.max(0, type.dailyQuantity - type.unitsTaken));
        expect(offer.left).toBeLessThanOrEqual(Math.max(0, sailing.capacity - sailing.peopleTaken));
        const rooms = type.kind === 'cabin' ? type.roomsInService : Infinity;
        expect(offer.left).toBeLessThanOrEqual(Math.max(0, rooms - type.unitsTaken));
        expect(offer.priceSen).toBe(given.priceSen);
      }),
    );
  });

  test('is nothing at all without a price, a switch, an open sailing and an active ship with such rooms', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { sailing, type, priceSen } = given;
        const sells =
          ['scheduled', 'boarding'].includes(sailing.status) &&
          sailing.shipActive &&
          sailing.salesCloseAt > now &&
          type.on &&
          (type.kind === 'standing' || type.roomsInService > 0) &&
          priceSen !== null;
        expect(offerOf(given) !== null).toBe(sells);
      }),
    );
  });

  test('shrinks by exactly what is taken, until nothing is left', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const before = offerOf(given);
        const after = offerOf({
          ...given,
          sailing: { ...given.sailing, peopleTaken: given.sailing.peopleTaken + 1 },
          type: { ...given.type, unitsTaken: given.type.unitsTaken + 1 },
        });
        expect(after?.left ?? 0).toBe(Math.max(0, (before?.left ?? 0) - 1));
      }),
    );
  });

  test('is the smaller of the daily quantity and the rooms in service, less what is taken', () => {
    expect(offerOf(open)).toEqual({ priceSen: 52_800, left: 5 });
    expect(offerOf({ ...open, type: { ...open.type, dailyQuantity: 4 } })?.left).toBe(1);
    expect(offerOf({ ...open, type: { ...open.type, dailyQuantity: 2 } })?.left).toBe(0);
  });

  test('is nothing where the ship has no such cabin in service', () => {
    expect(offerOf({ ...open, type: { ...open.type, roomsInService: 0 } })).toBeNull();
  });

  test('of boarding passes does not depend on rooms', () => {
    expect(offerOf({ ...open, type: { ...open.type, kind: 'standing', roomsInService: 0 } })?.left).toBe(7);
  });

  test('ends at the very second sales close', () => {
    const at = (salesCloseAt: Date) => offerOf({ ...open, sailing: { ...open.sailing, salesCloseAt } });
    expect(at(now)).toBeNull();
    expect(at(new Date(now.getTime() + 1))).not.toBeNull();
  });
});

describe('the times of a sailing', () => {
  test('are those of the port', () => {
    const { departsAt, returnsAt } = sailingTimes('2026-12-31', '09:00', '17:00');
    expect(departsAt.toISOString()).toBe('2026-12-31T01:00:00.000Z');
    expect(returnsAt.toISOString()).toBe('2026-12-31T09:00:00.000Z');
  });

  test('a return at or before departure is on the next day, over the end of a year too', () => {
    expect(sailingTimes('2026-12-31', '19:00', '06:00').returnsAt.toISOString()).toBe(
      '2026-12-31T22:00:00.000Z',
    );
    expect(sailingTimes('2028-02-28', '23:00', '23:00').returnsAt.toISOString()).toBe(
      '2028-02-29T15:00:00.000Z',
    );
  });
});
