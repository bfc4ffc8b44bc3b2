import type { ShownTerms } from '@gangway/contract/booking/terms-schemas.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { i18n } from '#lib/i18n.ts';
import { changesOf } from './changes-of.ts';

const terms: ShownTerms = {
  tiers: [{ fromDays: 0, percent: 25 }],
  noShowPercent: 100,
  nonRefundable: false,
  peak: false,
  floorPercent: 0,
};
const shown = { totalSen: 12_000, departsAt: '2027-03-14T11:00:00.000Z', terms };
const price = { name: 'price', before: 'RM 120.00', now: 'RM 130.00' };
const time = { name: 'time', before: '19:00', now: '19:30' };
const peak = { name: 'terms', worse: expect.objectContaining({ fare: 'peak' }) as object };
const days = { today: '2027-01-01', sailingDate: '2027-03-14' };

// Shown by their ids: which words they have is the catalogue's affair.
beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('what is otherwise than it was shown', () => {
  test.each([
    ['nothing', {}, []],
    ['the price', { totalSen: 13_000 }, [price]],
    ['the time of the same day at the port', { departsAt: '2027-03-14T11:30:00.000Z' }, [time]],
    ['both', { totalSen: 13_000, departsAt: '2027-03-14T11:30:00.000Z' }, [time, price]],
    ['no time where none is known any more', { departsAt: undefined }, []],
    ['terms that are worse', { terms: { ...terms, peak: true } }, [peak]],
    ['no terms that are better', { terms: { ...terms, noShowPercent: 50 } }, []],
    ['no terms where none are known any more', { terms: undefined }, []],
    ['all of it', { totalSen: 13_000, terms: { ...terms, peak: true } }, [price, peak]],
  ])('%s', (_, change, changes) => {
    expect(changesOf(shown, { ...shown, ...change }, days)).toEqual(changes);
  });

  test('no time and no terms where none were shown', () => {
    expect(changesOf({ totalSen: 12_000 }, shown, days)).toEqual([]);
  });

  test('the day as well where it is another one at the port, though it be the same elsewhere', () => {
    const [change] = changesOf(shown, { ...shown, departsAt: '2027-03-14T16:30:00.000Z' }, days);
    expect(change).toMatchObject({
      before: expect.stringMatching(/. 19:00$/) as string,
      now: expect.stringMatching(/. 00:30$/) as string,
    });
  });
});
