import type { HousedSailing } from '@gangway/contract/housekeeping/schemas.ts';
import { expect, test } from 'vitest';
import { deskSailing } from './desk-sailing.ts';

function sailing(id: number, status: HousedSailing['status'], day: string): HousedSailing {
  const at = `${day}T02:00:00.000Z`;
  return {
    id,
    shipId: 1,
    shipName: 'Aurora',
    date: day,
    slot: 'day',
    departsAt: at,
    returnsAt: at,
    status,
  };
}

test('the desk begins with the sailing that boards, else with what is nearest', () => {
  const back = sailing(1, 'returned', '2026-05-01');
  const later = sailing(2, 'scheduled', '2026-05-03');
  const next = sailing(3, 'scheduled', '2026-05-02');
  const boarding = sailing(4, 'boarding', '2026-05-09');
  expect(deskSailing([back, later, next, boarding])?.id).toBe(4);
  expect(deskSailing([back, later, next])?.id).toBe(3);
  expect(deskSailing([])).toBeNull();
});
