import { describe, expect, test } from 'vitest';
import { hasDeparted, isInPort } from './departure.ts';
import { type SailingStatus, sailingStatuses } from './states.ts';

describe('the ship', () => {
  const now = new Date('2026-11-15T04:00:00Z');
  const soon = new Date(now.getTime() + 1);
  const where = (status: SailingStatus, departsAt: Date) => {
    const sailing = { status, departsAt };
    expect(hasDeparted({ status, departsAt: departsAt.toISOString() }, now)).toBe(hasDeparted(sailing, now));
    return isInPort(sailing, now) ? 'in port' : hasDeparted(sailing, now) ? 'gone' : 'not sailing';
  };

  test('has left when its time has come, or before when the crew says so; cancelled, it never does', () => {
    expect(sailingStatuses.map((status) => where(status, soon))).toEqual([
      'in port',
      'in port',
      'in port',
      'gone',
      'gone',
      'not sailing',
    ]);
    expect(sailingStatuses.map((status) => where(status, now))).toEqual([
      'gone',
      'gone',
      'gone',
      'gone',
      'gone',
      'not sailing',
    ]);
  });
});
