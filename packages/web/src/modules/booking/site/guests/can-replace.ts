import type { OrderWithTickets, Ticket } from '@gangway/contract/booking/schemas.ts';

/** Whether guests of an order can still be replaced: it is paid, nothing about it waits, and the ship is in port. */
export function canReplace({ status, change, sailing }: OrderWithTickets, now: Date): boolean {
  const isInPort = sailing.status === 'scheduled' || sailing.status === 'boarding';
  return status === 'paid' && !change && isInPort && now < new Date(sailing.departsAt);
}

/** Whoever has not used the ticket yet. */
export function isAshore({ live, boardedAt, foodAt, chipAt }: Ticket): boolean {
  return live && !boardedAt && !foodAt && !chipAt;
}
