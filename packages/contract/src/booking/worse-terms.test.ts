import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../core/dates.ts';
import { settingRegistry } from '../settings/registry.ts';
import { feeTier, type RefundTerms } from './refund-rules.ts';
import { worseTerms } from './worse-terms.ts';

const today = '2026-11-15';
const shown: RefundTerms = {
  tiers: settingRegistry['refund.tiers'].default,
  noShowPercent: 90,
  nonRefundable: false,
  peak: false,
  floorPercent: 0,
};
/** What is worse now of what sails in so many days. */
const worse = (now: Partial<RefundTerms>, before: Partial<RefundTerms> = {}, days = 60) =>
  worseTerms({ ...shown, ...before }, { ...shown, ...now }, { today, sailingDate: addDays(today, days) });
const tiers = (...percents: number[]) =>
  percents.map((percent, place) => ({ fromDays: [90, 46, 30, 15, 0][place] ?? 0, percent }));

describe('terms are worse', () => {
  test('when the fare gives nothing back any more, which is all there is to say', () => {
    const same = { fee: 'same', noShow: 'same' };
    expect(worse({ nonRefundable: true })).toMatchObject({ fare: 'nonRefundable', ...same });
    expect(worse({ nonRefundable: true, peak: true })).toMatchObject({ fare: 'nonRefundable', ...same });
    expect(worse({ peak: true, noShowPercent: 100 })).toMatchObject({ fare: 'peak', ...same });
    // All tiers to come keep everything already: only who does not come loses more.
    expect(worse({ peak: true }, {}, 10)).toMatchObject({ fare: 'peak', ...same });
  });

  test('when a tier to come keeps more, named by the first day on which it does', () => {
    const fee = { fare: 'same', fee: 'worse', noShow: 'same' };
    const today60 = { days: 60, feeBefore: 25, feeNow: 40 };
    expect(worse({ tiers: tiers(0, 40, 50, 75, 100) })).toMatchObject({ ...fee, ...today60 });
    expect(worse({ tiers: tiers(0, 40, 60, 80, 100) })).toMatchObject({ ...fee, ...today60 });
    const later = { days: 29, feeBefore: 75, feeNow: 80 };
    expect(worse({ tiers: tiers(0, 25, 50, 80, 100) })).toMatchObject({ ...fee, ...later });
    // A tier that begins to hold earlier is worse on the days between.
    const earlier = [{ fromDays: 40, percent: 25 }, ...tiers(0, 25, 50, 75, 100).slice(2)];
    expect(worse({ tiers: earlier }, { tiers: [{ fromDays: 0, percent: 25 }] })).toMatchObject({
      ...fee,
      days: 39,
      feeBefore: 25,
      feeNow: 50,
    });
  });

  test('when more is kept of whoever does not come, alone or besides', () => {
    const noShow = { noShow: 'worse', noShowBefore: 90, noShowNow: 100 };
    expect(worse({ noShowPercent: 100 })).toMatchObject({ fare: 'same', fee: 'same', ...noShow });
    expect(worse({ noShowPercent: 100, tiers: tiers(0, 30, 50, 75, 100) })).toMatchObject({
      fee: 'worse',
      feeNow: 30,
      ...noShow,
    });
  });

  test('when a date that is left behind keeps more at least, as it does from the next tier on', () => {
    expect(worse({ floorPercent: 50 }, { floorPercent: 25 }, 200)).toMatchObject({
      fare: 'same',
      fee: 'worse',
      days: 200,
      feeBefore: 25,
      feeNow: 50,
      noShow: 'same',
    });
  });
});

describe('terms are no worse', () => {
  const none = { tiers: [{ fromDays: 0, percent: 100 }], noShowPercent: 100 };
  test.each<[string, Partial<RefundTerms>, Partial<RefundTerms>, number?]>([
    ['that are the same', {}, {}],
    ['that got better', { tiers: tiers(0, 0, 0, 0, 0), noShowPercent: 0 }, {}],
    ['when a fare gives something back after all', {}, { nonRefundable: true, peak: true }],
    ['that give nothing back for another reason', { nonRefundable: true }, { peak: true }],
    ['that gave nothing back anyhow', { peak: true }, none],
    ['when tiers keep more that are over by now', { tiers: tiers(100, 100, 50, 75, 100) }, {}, 45],
    ['when tiers are divided otherwise and keep as much', { tiers: [{ fromDays: 0, percent: 100 }] }, {}, 14],
    ['when more is kept than tiers do anyhow', { floorPercent: 25 }, {}, 60],
    ['on a day that is over', { tiers: tiers(100, 100, 100, 100, 100) }, {}, -1],
  ])('%s', (_, now, before, days) => {
    expect(worse(now, before, days)).toBeNull();
  });
});

test('whoever is not told loses no more on any day, and whoever is told would on the day that is named', () => {
  const percent = fc.integer({ min: 0, max: 100 });
  const some = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }).chain((days) =>
    fc.array(percent, { minLength: days.length + 1, maxLength: days.length + 1 }).map((kept) =>
      [...days.toSorted((a, b) => b - a), 0].map((fromDays, place) => ({
        fromDays,
        percent: kept[place] ?? 0,
      })),
    ),
  );
  const terms = fc.record({
    tiers: some,
    noShowPercent: percent,
    nonRefundable: fc.boolean(),
    peak: fc.boolean(),
    floorPercent: percent,
  });
  fc.assert(
    fc.property(terms, terms, fc.integer({ min: 0, max: 45 }), (before, now, days) => {
      const kept = (of: RefundTerms, notice: number, hasDeparted = false) =>
        feeTier({ ...of, today, sailingDate: addDays(today, notice), hasDeparted }).percent;
      const told = worseTerms(before, now, { today, sailingDate: addDays(today, days) });
      const ahead = Array.from({ length: days + 1 }, (_, notice) => notice);
      const isFeeWorse = ahead.some((notice) => kept(now, notice) > kept(before, notice));
      const isNoShowWorse = kept(now, 0, true) > kept(before, 0, true);
      expect(told !== null).toBe(isFeeWorse || isNoShowWorse);
      const named = told?.fee === 'worse' ? told : null;
      expect(named && [named.feeBefore, named.feeNow, named.feeNow > named.feeBefore]).toEqual(
        named && [kept(before, named.days), kept(now, named.days), true],
      );
    }),
  );
});
