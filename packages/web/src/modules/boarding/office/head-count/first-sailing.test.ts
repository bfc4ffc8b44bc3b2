import type { BoardingSailing } from '@gangway/contract/boarding/schemas.ts';
import { expect, test } from 'vitest';
import { firstSailing } from './first-sailing.ts';

const sailing = (id: number, date: string, status: BoardingSailing['status'], hour = 9) =>
  ({ id, date, status, departsAt: `${date}T0${hour}:00:00Z` }) as BoardingSailing;

test.each([
  ['nothing sails', [], null],
  [
    'one that boards goes before an earlier one',
    [sailing(1, '2026-11-16', 'scheduled', 1), sailing(2, '2026-11-16', 'boarding')],
    2,
  ],
  [
    'today goes before yesterday, whatever yesterday does',
    [sailing(1, '2026-11-15', 'boarding'), sailing(2, '2026-11-16', 'cancelled')],
    2,
  ],
  [
    'the earlier of two alike',
    [sailing(1, '2026-11-16', 'scheduled', 5), sailing(2, '2026-11-16', 'scheduled', 2)],
    2,
  ],
  ['tomorrow where there is none today', [sailing(3, '2026-11-17', 'scheduled')], 3],
] as const)('%s', (_, sailings, id) => {
  expect(firstSailing(sailings, '2026-11-16')?.id ?? null).toBe(id);
});
