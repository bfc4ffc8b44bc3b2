import { describe, expect, test } from 'vitest';
import { hasDeparted, takesGuests } from './departure.ts';
import { type SailingStatus, sailingStatuses } from './states.ts';

describe('the ship', () => {
  const now = new Date('2026-11-15T04:00:00Z');
  const soon = new Date(now.getTime() + 1);
  const where = (status: SailingStatus, departsAt: Date) => {
    const sailing = { status, departsAt };
    expect(hasDeparted({ status, departsAt: departsAt.toISOString() }, now)).toBe(hasDeparted(sailing, now));
    return takesGuests(sailing, now) ? 'takes guests' : hasDeparted(sailing, now) ? 'gone' : 'in port';
  };

  test('has left when its time has come, or before when the crew says so; cancelled, it never does', () => {
    expect(sailingStatuses.map((status) => where(status, soon))).toEqual([
      'takes guests',
      'takes guests',
      'in port',
      'gone',
      'gone',
      'in port',
    ]);
    expect(sailingStatuses.map((status) => where(status, now))).toEqual([
      'gone',
      'gone',
      'gone',
      'gone',
      'gone',
      'in port',
    ]);
  });
});
