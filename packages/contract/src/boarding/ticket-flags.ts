import type { Post } from '../core/posts.ts';
import type { Verdict } from './states.ts';

/** A scan or an undo of one ticket on one sailing, as far as its flags follow from it. */
export interface BoardingEvent {
  id: string;
  kind: 'scan' | 'undo';
  post: Post;
  verdict: Verdict;
  /** When it happened, in milliseconds. */
  at: number;
  accountId: number;
  deviceId: string | null;
  /** The scan an undo takes away. */
  undoes: string | null;
}

/** Where a ticket stands on a sailing. */
export interface TicketFlags {
  /** The first time it came aboard, and by whom and on which device it was scanned then. */
  boarded: Mark | null;
  food: Mark | null;
  chip: Mark | null;
  /** Leaving the ship for the last time; null while it is aboard. */
  disembarked: Mark | null;
  aboard: boolean;
}

export interface Mark {
  at: number;
  accountId: number;
  deviceId: string | null;
}

export const noFlags: TicketFlags = {
  boarded: null,
  food: null,
  chip: null,
  disembarked: null,
  aboard: false,
};

/** The flags that follow from events, whatever order they came in and however often each was sent. */
export function flagsOf(events: readonly BoardingEvent[]): TicketFlags {
  const counted = countedScans(events);
  const first = (post: Post) => markOf(counted.find((event) => event.post === post));
  const last = counted.findLast((event) => event.post === 'board' || event.post === 'disembark');
  return {
    boarded: first('board'),
    food: first('food'),
    chip: first('chip'),
    disembarked: last?.post === 'disembark' ? markOf(last) : null,
    aboard: last?.post === 'board',
  };
}

/** The scans that let somebody through and were not undone, each once, in the order they happened. */
export function countedScans(events: readonly BoardingEvent[]): BoardingEvent[] {
  const undone = new Set(events.map((event) => event.undoes));
  const scans = new Map(events.filter((event) => counts(event, undone)).map((event) => [event.id, event]));
  return [...scans.values()].toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

function counts(event: BoardingEvent, undone: ReadonlySet<string | null>): boolean {
  return event.kind === 'scan' && event.verdict !== 'refused' && !undone.has(event.id);
}

function markOf(event: BoardingEvent | undefined): Mark | null {
  return event ? { at: event.at, accountId: event.accountId, deviceId: event.deviceId } : null;
}
