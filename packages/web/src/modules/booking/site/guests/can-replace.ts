import type { OrderWithTickets, Ticket } from '@gangway/contract/booking/schemas.ts';
import { isInPort } from '@gangway/contract/sailings/departure.ts';

/** Whether guests of an order can still be replaced: it is paid, nothing about it waits, and the ship is in port. */
export function canReplace({ status, change, sailing }: OrderWithTickets, now: Date): boolean {
  return status === 'paid' && !change && isInPort(sailing, now);
}

/** Whoever has not used the ticket yet. */
export function isAshore({ live, boardedAt, foodAt, chipAt }: Ticket): boolean {
  return live && !boardedAt && !foodAt && !chipAt;
}
