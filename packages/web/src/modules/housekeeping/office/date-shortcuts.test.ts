import { expect, test } from 'vitest';
import { shortcutRange } from './date-shortcuts.ts';

test('shortcuts stand for whole days, across months and years', () => {
  expect(shortcutRange('today', '2026-03-31')).toEqual({ from: '2026-03-31', to: '2026-03-31' });
  expect(shortcutRange('lastWeek', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
  expect(shortcutRange('thisMonth', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(shortcutRange('lastMonth', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(shortcutRange('lastMonth', '2027-01-15')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});
