import type { Arrival } from '@gangway/contract/housekeeping/schemas.ts';

/** Who stands at the desk, most likely: those aboard, and whose ticket was scanned. */
export function likelyHere({ guests }: Pick<Arrival, 'guests'>, scannedId: number | null): Set<number> {
  const here = guests.filter(({ ticketId, aboard }) => aboard || ticketId === scannedId);
  return new Set(here.map(({ ticketId }) => ticketId));
}
