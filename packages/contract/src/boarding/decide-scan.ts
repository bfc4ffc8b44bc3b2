import type { Post } from '../core/posts.ts';
import type { SailingStatus } from '../sailings/states.ts';
import type { Refusal, Standing, Verdict, Warning } from './states.ts';

/** A ticket as whoever decides knows it. */
export interface KnownTicket {
  /** The sailing it is for now. */
  sailingId: number;
  standing: Standing;
  /** A doctor's certificate is to be shown at boarding. */
  certificate: boolean;
  /** What has happened to it on the sailing of the post. */
  aboard: boolean;
  hasBoarded: boolean;
  hasFood: boolean;
  hasChip: boolean;
  hasDisembarked: boolean;
}

/**
 * What was read: a code with the sailing it was made for, a code whose signature is not ours, the serial number or the
 * ticket somebody typed or found, nothing, or something else.
 */
export type ReadCode =
  | { kind: 'genuine'; sailingId: number }
  | { kind: 'chosen' }
  | { kind: 'forged' }
  | { kind: 'other' }
  | { kind: 'empty' };

export interface ScanSettings {
  /** Whether somebody who left the ship may come aboard again. */
  reboard: boolean;
  /** Whether a genuine ticket for this sailing is let in that is not on the device's list. */
  admitUnlisted: boolean;
}

export interface ScanQuestion {
  read: ReadCode;
  /** Null where nobody knows the ticket. */
  ticket: KnownTicket | null;
  post: Post;
  sailing: { id: number; status: SailingStatus };
  settings: ScanSettings;
  /** How many more may come aboard, as far as whoever decides can tell. */
  placesLeft: number;
  /** Whether the list may be older than a ticket: a device without a network. */
  alone: boolean;
}

export interface ScanDecision {
  verdict: Verdict;
  reason: 'ok' | Warning | Refusal;
}

/** In which states of a sailing each post works. */
const openAt: Record<Post, readonly SailingStatus[]> = {
  board: ['boarding'],
  food: ['boarding', 'ready', 'departed'],
  chip: ['boarding', 'ready', 'departed'],
  disembark: ['boarding', 'ready', 'departed', 'returned'],
};

/** What a scan means. The server judges by it, and so does a device that cannot ask. */
export function decideScan(question: ScanQuestion): ScanDecision {
  const { read, ticket, sailing } = question;
  if (read.kind === 'empty') return refuse('empty');
  if (read.kind === 'other') return refuse('notATicket');
  if (read.kind === 'forged') return refuse('forged');
  // Whoever is aboard may leave, whatever became of the ticket or the sailing: the head count must follow.
  if (question.post === 'disembark' && ticket?.aboard) return accept();
  const shut = whyShut(question);
  if (shut) return refuse(shut);
  if (!ticket) return decideUnknown(question);
  // The paper is for a sailing the ticket has left since.
  if (read.kind === 'genuine' && read.sailingId !== ticket.sailingId)
    return refuse(ticket.standing === 'valid' ? 'moved' : ticket.standing);
  if (ticket.sailingId !== sailing.id) return refuse('otherSailing');
  if (ticket.standing !== 'valid') return refuse(ticket.standing);
  return decideKnown(ticket, question);
}

function whyShut({ sailing, post }: ScanQuestion): Refusal | null {
  if (openAt[post].includes(sailing.status)) return null;
  if (sailing.status === 'cancelled') return 'sailingCancelled';
  return sailing.status === 'scheduled' ? 'notOpen' : 'closed';
}

/** Nobody has heard of the ticket. Alone, the list may simply be older than it. */
function decideUnknown({ read, sailing, settings, placesLeft, alone, post }: ScanQuestion): ScanDecision {
  if (read.kind !== 'genuine' || !alone) return refuse('noTicket');
  if (read.sailingId !== sailing.id) return refuse('otherSailing');
  if (!settings.admitUnlisted) return refuse('noTicket');
  if (post === 'board' && placesLeft <= 0) return refuse('full');
  return { verdict: 'warned', reason: 'notOnList' };
}

function decideKnown(ticket: KnownTicket, question: ScanQuestion): ScanDecision {
  switch (question.post) {
    case 'board':
      return decideBoarding(ticket, question);
    case 'food':
      return onceAboard(ticket, ticket.hasFood ? 'alreadyFood' : null);
    case 'chip':
      return onceAboard(ticket, ticket.hasChip ? 'alreadyChip' : null);
    case 'disembark':
      return refuse(ticket.hasDisembarked ? 'alreadyDisembarked' : 'notBoarded');
  }
}

function decideBoarding(ticket: KnownTicket, { settings, placesLeft }: ScanQuestion): ScanDecision {
  if (ticket.aboard) return refuse('alreadyBoarded');
  // Boarded and not aboard: gone ashore, and there is no way back.
  if (ticket.hasBoarded && !settings.reboard) return refuse('alreadyDisembarked');
  if (placesLeft <= 0) return refuse('full');
  if (ticket.hasBoarded) return { verdict: 'warned', reason: 'againAboard' };
  return ticket.certificate ? { verdict: 'warned', reason: 'certificate' } : accept();
}

function onceAboard(ticket: KnownTicket, had: Refusal | null): ScanDecision {
  if (!ticket.hasBoarded) return refuse('notBoarded');
  if (had) return refuse(had);
  return ticket.aboard ? accept() : refuse('alreadyDisembarked');
}

const accept = (): ScanDecision => ({ verdict: 'accepted', reason: 'ok' });
const refuse = (reason: Refusal): ScanDecision => ({ verdict: 'refused', reason });
