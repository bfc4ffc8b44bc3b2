import type { SailingStatus } from './states.ts';

/** Whether the ship has left, by its time or because the crew says so before. One that was cancelled never does. */
export function hasDeparted({ status, departsAt }: SailingNow, now: Date): boolean {
  if (status === 'cancelled') return false;
  return status === 'departed' || status === 'returned' || now >= new Date(departsAt);
}

/** Whether the ship is still in port and going to sail. */
export function isInPort(sailing: SailingNow, now: Date): boolean {
  return sailing.status !== 'cancelled' && !hasDeparted(sailing, now);
}

/** Where a ship is by its sailing; the moment as it stands in the database or in an answer. */
interface SailingNow {
  status: SailingStatus;
  departsAt: Date | string;
}
