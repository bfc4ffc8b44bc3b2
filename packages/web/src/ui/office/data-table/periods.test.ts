import { expect, test } from 'vitest';
import { periodRange } from './periods.ts';

test('periods stand for whole days, across months and years', () => {
  expect(periodRange('today', '2026-03-31')).toEqual({ from: '2026-03-31', to: '2026-03-31' });
  expect(periodRange('yesterday', '2027-01-01')).toEqual({ from: '2026-12-31', to: '2026-12-31' });
  expect(periodRange('tomorrow', '2026-12-31')).toEqual({ from: '2027-01-01', to: '2027-01-01' });
  // From Monday, also on a Sunday.
  expect(periodRange('thisWeek', '2026-03-01')).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(periodRange('thisWeek', '2026-03-02')).toEqual({ from: '2026-03-02', to: '2026-03-08' });
  expect(periodRange('week', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
  expect(periodRange('thisMonth', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(periodRange('lastMonth', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(periodRange('lastMonth', '2027-01-15')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});
