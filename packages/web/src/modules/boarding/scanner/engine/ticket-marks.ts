import type { KnownTicket } from '@gangway/contract/boarding/decide-scan.ts';
import type { ManifestTicket, ScanMark } from '@gangway/contract/boarding/schemas.ts';
import type { Post } from '@gangway/contract/core/posts.ts';
import type { LiveTicket } from './ports.ts';

/** Where a ticket stands: what a scan changes of it. */
export type TicketMarks = Pick<ManifestTicket, 'aboard' | 'boarded' | 'food' | 'chip' | 'disembarked'>;

export const noMarks: TicketMarks = {
  aboard: false,
  boarded: null,
  food: null,
  chip: null,
  disembarked: null,
};

/** Where a ticket stands after a scan that let it through. */
export function markTicket(marks: TicketMarks, post: Post, mark: ScanMark): TicketMarks {
  switch (post) {
    case 'board':
      return { ...marks, aboard: true, boarded: marks.boarded ?? mark, disembarked: null };
    case 'food':
      return { ...marks, food: marks.food ?? mark };
    case 'chip':
      return { ...marks, chip: marks.chip ?? mark };
    case 'disembark':
      return { ...marks, aboard: false, disembarked: mark };
  }
}

/** The marks of a live event: when, but not by whom, which is nobody's business on the way. */
export function liveMarks(ticket: LiveTicket, before: TicketMarks): TicketMarks {
  return {
    aboard: ticket.aboard,
    boarded: markAt(ticket.boardedAt, before.boarded),
    food: markAt(ticket.foodAt, before.food),
    chip: markAt(ticket.chipAt, before.chip),
    disembarked: markAt(ticket.disembarkedAt, before.disembarked),
  };
}

/** A ticket as the rule wants to know it. */
export function asKnown(
  marks: TicketMarks,
  ticket: Pick<KnownTicket, 'sailingId' | 'standing' | 'certificate'>,
): KnownTicket {
  return {
    sailingId: ticket.sailingId,
    standing: ticket.standing,
    certificate: ticket.certificate,
    aboard: marks.aboard,
    hasBoarded: marks.boarded !== null,
    hasFood: marks.food !== null,
    hasChip: marks.chip !== null,
    hasDisembarked: marks.disembarked !== null,
  };
}

/** Whether a ticket has had what a post gives. */
export function hasPassed(marks: TicketMarks, post: Post): boolean {
  switch (post) {
    case 'board':
      return marks.aboard;
    case 'food':
      return marks.food !== null;
    case 'chip':
      return marks.chip !== null;
    case 'disembark':
      return marks.disembarked !== null;
  }
}

function markAt(at: string | null, known: ScanMark | null): ScanMark | null {
  if (at === null) return null;
  return known && Date.parse(known.at) === Date.parse(at) ? known : { at, by: '', device: '' };
}
