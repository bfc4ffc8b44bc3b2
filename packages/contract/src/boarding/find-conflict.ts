import type { SailingStatus } from '../sailings/states.ts';
import type { ConflictKind, Standing } from './states.ts';
import { type BoardingEvent, countedScans } from './ticket-flags.ts';

/** What a device decided alone and the others know better, with the scan it stands against where there is one. */
export interface Conflict {
  kind: ConflictKind;
  against: string | null;
}

/** Whether a scan that was let through goes against what else is known. */
export function findConflict(input: {
  scan: BoardingEvent;
  /** All of its ticket on its sailing, itself among them. */
  events: readonly BoardingEvent[];
  /** Null for a ticket nobody knows. */
  ticket: { sailingId: number; standing: Standing } | null;
  /** When boarding was closed, in milliseconds; null while it is not. */
  sailing: { id: number; status: SailingStatus; closedAt: number | null };
}): Conflict | null {
  const { scan, ticket, sailing } = input;
  const counted = countedScans(input.events);
  // Refused, undone, or an undo itself.
  if (!counted.some((event) => event.id === scan.id)) return null;
  if (scan.post === 'board' || scan.post === 'food' || scan.post === 'chip') {
    if (sailing.status === 'cancelled') return { kind: 'sailingCancelled', against: null };
    if (sailing.status === 'scheduled') return { kind: 'notOpen', against: null };
    if (ticket && ticket.sailingId !== sailing.id) return { kind: 'otherSailing', against: null };
    if (!ticket || ticket.standing !== 'valid') return { kind: 'boardedInvalid', against: null };
  }
  const conflict = findAmongScans(scan, counted);
  if (conflict || scan.post !== 'board') return conflict;
  const isLate = sailing.closedAt !== null && scan.at > sailing.closedAt;
  return isLate ? { kind: 'afterClosing', against: null } : null;
}

function findAmongScans(scan: BoardingEvent, counted: readonly BoardingEvent[]): Conflict | null {
  const moves = counted.filter((event) => event.post === 'board' || event.post === 'disembark');
  const index = moves.findIndex((event) => event.id === scan.id);
  const before = moves[index - 1];
  const after = moves[index + 1];
  if (scan.post === 'board') {
    const twin = [before, after].find((event) => event?.post === 'board');
    return twin ? { kind: 'boardedTwice', against: twin.id } : null;
  }
  if (scan.post !== 'disembark') return null;
  if (before?.post !== 'board') return { kind: 'disembarkedUnboarded', against: before?.id ?? null };
  // Who left later left for the second time.
  return after?.post === 'disembark' ? { kind: 'disembarkedUnboarded', against: after.id } : null;
}
