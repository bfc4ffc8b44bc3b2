import type { CartLine } from '@gangway/contract/booking/cart-schemas.ts';
import type { OrderLineInput, Quote } from '@gangway/contract/booking/schemas.ts';
import type { ShownTerms } from '@gangway/contract/booking/terms-schemas.ts';
import { describe, expect, test } from 'vitest';
import { isRetimed, lineState, localItem, serverItem, shownDeparture, shownOf } from './cart-item.ts';

const early = '2027-03-14T11:00:00.000Z';
const late = '2027-03-14T11:30:00.000Z';
const quoteAt = (departsAt: string) => ({ sailing: { departsAt } }) as Quote;

function inBrowser(sailingId: number, quote: Quote | null) {
  const line: Partial<OrderLineInput> = {
    sailingId,
    passengers: [],
    shownTotalSen: 100,
    shownDepartsAt: early,
  };
  return localItem({ id: 'a', line: line as OrderLineInput, keep: [] }, quote);
}

function atServer(sailingId: number, quote: Quote | null) {
  const line: Partial<CartLine> = { id: 1, sailingId, passengers: [], shownTotalSen: 100 };
  return serverItem({ ...line, quote } as CartLine);
}

describe('the departure that was looked at', () => {
  test('is the one that stands there, or of a line not known again the one it was put in with', () => {
    expect(shownDeparture(inBrowser(7, quoteAt(late)))).toBe(late);
    expect(shownDeparture(inBrowser(7, null))).toBe(early);
    expect(shownDeparture(atServer(7, null))).toBeUndefined();
  });

  test('is another when the line has moved to the account and the ship to another time', () => {
    expect(isRetimed([inBrowser(7, quoteAt(early))], [atServer(7, quoteAt(late))])).toBe(true);
    expect(isRetimed([inBrowser(7, quoteAt(early))], [atServer(7, quoteAt(early))])).toBe(false);
  });

  test('says nothing of a sailing that was not looked at, or is not known now', () => {
    expect(isRetimed([inBrowser(7, quoteAt(early))], [atServer(8, quoteAt(late))])).toBe(false);
    expect(isRetimed([inBrowser(7, quoteAt(early))], [atServer(7, null)])).toBe(false);
  });
});

const ordinary: ShownTerms = {
  tiers: [{ fromDays: 0, percent: 25 }],
  noShowPercent: 100,
  nonRefundable: false,
  peak: false,
  floorPercent: 0,
};
const peak = { ...ordinary, peak: true };
const today = '2027-01-01';

/** A line as it was put in, and as it stands now. */
function lineUnder(shownTerms: ShownTerms | null, terms: ShownTerms | null, totalSen = 100) {
  const sailing = { date: '2027-03-14', departsAt: early };
  const quote = { state: 'open', totalSen, terms, sailing } as Quote;
  const line: Partial<CartLine> = { id: 1, sailingId: 7, passengers: [], shownTotalSen: 100, shownTerms };
  return serverItem({ ...line, quote } as CartLine);
}

describe('the terms a line was put in under', () => {
  test.each([
    ['worse ones must be agreed to', lineUnder(ordinary, peak), 'changed'],
    ['better ones need nobody’s word', lineUnder(peak, ordinary), 'open'],
    ['the same are no other ones', lineUnder(peak, peak), 'open'],
    ['where none were said, whichever hold are taken', lineUnder(null, peak), 'open'],
    ['another price must be agreed to as well', lineUnder(ordinary, ordinary, 120), 'changed'],
    [
      'what cannot be bought is gone',
      serverItem({
        ...lineUnder(ordinary, null).line,
        quote: { state: 'closed', totalSen: null },
      } as CartLine),
      'gone',
    ],
  ])('%s', (_, item, state) => {
    expect(lineState(item, new Map(), today)).toBe(state);
  });

  test('are agreed to together with the price, and bought by as they stand there', () => {
    const item = lineUnder(ordinary, peak, 120);
    const agreed = { shownTotalSen: 120, shownTerms: peak };
    expect(lineState(item, new Map([[item.key, agreed]]), today)).toBe('open');
    expect(lineState(item, new Map([[item.key, { ...agreed, shownTotalSen: 110 }]]), today)).toBe('changed');
    expect(shownOf(item, new Map([[item.key, agreed]]))).toEqual({ ...agreed, shownDepartsAt: early });
  });

  test('are those that are said where it is not known how the line stands', () => {
    const item = { ...lineUnder(ordinary, peak), quote: null };
    expect(lineState(item, new Map(), today)).toBe('unknown');
    expect(shownOf(item, new Map())).toMatchObject({ shownTotalSen: 100, shownTerms: ordinary });
  });
});
