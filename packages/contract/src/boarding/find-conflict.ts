import type { SailingStatus } from '../sailings/states.ts';
import type { ConflictKind, Standing } from './states.ts';
import { type BoardingEvent, countedScans } from './ticket-flags.ts';

/** What a device decided alone and the others know better, with the scan it stands against where there is one. */
export interface Conflict {
  kind: ConflictKind;
  against: string | null;
}

/** Looks at a scan that was let through among all of its ticket on its sailing. */
export function findConflict(input: {
  scan: BoardingEvent;
  events: readonly BoardingEvent[];
  /** Null for a ticket nobody knows. */
  ticket: { sailingId: number; standing: Standing } | null;
  /** When boarding was closed, in milliseconds; null while it is not. */
  sailing: { id: number; status: SailingStatus; closedAt: number | null };
}): Conflict | null {
  const { scan, ticket, sailing } = input;
  if (scan.kind !== 'scan' || scan.verdict === 'refused') return null;
  if (scan.post === 'board' || scan.post === 'food' || scan.post === 'chip') {
    if (sailing.status === 'cancelled') return { kind: 'sailingCancelled', against: null };
    if (ticket && ticket.sailingId !== sailing.id) return { kind: 'otherSailing', against: null };
    if (!ticket || ticket.standing !== 'valid') return { kind: 'boardedInvalid', against: null };
  }
  const conflict = findAmongScans(scan, countedScans(input.events));
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
  if (scan.post === 'disembark' && before?.post !== 'board')
    return { kind: 'disembarkedUnboarded', against: before?.id ?? null };
  return null;
}
