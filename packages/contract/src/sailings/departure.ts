import { addDays, startOfPortDay } from '../core/dates.ts';
import { isSold, type SailingStatus } from './states.ts';

/** Whether the ship has left, by its time or because the crew says so before. One that was cancelled never does. */
export function hasDeparted({ status, departsAt }: SailingNow, now: Date): boolean {
  if (status === 'cancelled') return false;
  return status === 'departed' || status === 'returned' || now >= new Date(departsAt);
}

/** Whether somebody may still come in the place of another: the ship is in port, and not ready to depart. */
export function takesGuests(sailing: SailingNow, now: Date): boolean {
  return isSold(sailing.status) && !hasDeparted(sailing, now);
}

/** From when boarding of a sailing of this day may be opened: so many days before it, from the first hour at the port. */
export function boardingFrom(date: string, openDays: number): Date {
  return startOfPortDay(addDays(date, -openDays));
}

/** Where a ship is by its sailing; the moment as it stands in the database or in an answer. */
interface SailingNow {
  status: SailingStatus;
  departsAt: Date | string;
}
