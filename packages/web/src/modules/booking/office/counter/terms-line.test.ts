import { beforeAll, expect, test } from 'vitest';
import { i18n } from '#lib/i18n.ts';
import { termsLine } from './terms-line.ts';

const terms = {
  tiers: [
    { fromDays: 46, percent: 25 },
    { fromDays: 15, percent: 75 },
    { fromDays: 0, percent: 100 },
  ],
  noShowPercent: 90,
  nonRefundable: false,
  peak: false,
  floorPercent: 0,
};
const line = (change: Partial<typeof terms> = {}, today = '2026-12-20') =>
  termsLine({ ...terms, ...change }, { sails: '2027-01-31', today });

beforeAll(() =>
  i18n.loadAndActivate({
    locale: 'en',
    messages: Object.fromEntries(
      Object.entries({
        'counter.terms': 'kept: {steps}',
        'counter.terms.until': '{date} {percent}%',
        'counter.terms.departure': 'departure {percent}%',
        'counter.terms.noShow': 'no-show {percent}%',
      }).map(([id, text]) => [id, text.split(/[{}]/).map((part, at) => (at % 2 ? [part] : part))]),
    ),
  }),
);

test('what canceling costs is said of the days to come, and of a no-show', () => {
  expect(line()).toBe('kept: 2027-01-16 75% · departure 100% · no-show 90%');
  expect(line({}, '2026-12-01')).toBe('kept: 2026-12-16 25% · 2027-01-16 75% · departure 100% · no-show 90%');
});

test('a fare or a season that gives nothing back is all there is to say', () => {
  expect(line({ peak: true })).toBe('counter.terms.peak');
  expect(line({ peak: true, nonRefundable: true })).toBe('counter.terms.nonRefundable');
});
