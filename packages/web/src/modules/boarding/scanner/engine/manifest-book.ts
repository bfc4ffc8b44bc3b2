import type { KnownTicket } from '@gangway/contract/boarding/decide-scan.ts';
import type {
  BoardingManifest,
  BoardingSailing,
  LateScan,
  ManifestTicket,
  ScanMark,
} from '@gangway/contract/boarding/schemas.ts';
import type { Post } from '@gangway/contract/core/posts.ts';
import type { LiveTicket } from './ports.ts';
import { asKnown, hasPassed, liveMarks, markTicket, noMarks, type TicketMarks } from './ticket-marks.ts';

/** What became known of a ticket since the list was read. */
export interface Patch extends TicketMarks {
  id: number;
  /** The count it was told with; 0 for what this device handed over itself. */
  revision: number;
}

export interface BookCounts {
  expected: number;
  boarded: number;
  aboard: number;
  food: number;
  chip: number;
  disembarked: number;
}

/** Somebody aboard of whom the device knows no more than the ticket. */
export interface Unlisted {
  id: number;
  boardedAt: string | null;
}

export type ManifestBook = ReturnType<typeof createManifestBook>;

/** Who lets people through on this device. */
export interface Operators {
  device: string;
  /** Empty for somebody who was signed in before. */
  nameOf: (accountId: number) => string;
}

/**
 * The list of a sailing as this device knows it: what the server gave, what it told since, and on top of both what the
 * device let through alone and has not handed over.
 */
export function createManifestBook(
  manifest: BoardingManifest,
  kept: readonly Patch[],
  waiting: readonly LateScan[],
  operators: Operators,
) {
  const listed = new Map(manifest.tickets.map((ticket) => [ticket.id, ticket]));
  const patches = new Map(kept.map((patch) => [patch.id, patch]));
  const own = new Map<number, LateScan[]>();
  let { sailing } = manifest;

  const addOwn = (scan: LateScan) => {
    if (scan.sailingId !== sailing.id || scan.ticketId === null || scan.verdict === 'refused') return;
    own.set(scan.ticketId, [...(own.get(scan.ticketId) ?? []), scan]);
  };
  for (const scan of waiting) addOwn(scan);
  const markOf = (scan: LateScan): ScanMark => ({
    at: new Date(Date.parse(scan.deviceAt) + scan.offsetMs).toISOString(),
    by: operators.nameOf(scan.accountId),
    device: operators.device,
  });

  const marksOf = (ticketId: number): TicketMarks => {
    const told: TicketMarks = patches.get(ticketId) ?? listed.get(ticketId) ?? noMarks;
    return (own.get(ticketId) ?? []).reduce(
      (marks, scan) => markTicket(marks, scan.post, markOf(scan)),
      told,
    );
  };
  const view = (ticket: ManifestTicket): ManifestTicket => {
    const { aboard, boarded, food, chip, disembarked } = marksOf(ticket.id);
    return { ...ticket, aboard, boarded, food, chip, disembarked };
  };
  const keep = (patch: Patch): Patch | null => {
    const newest = Math.max(patches.get(patch.id)?.revision ?? 0, manifest.version);
    if (patch.revision <= newest) return null;
    patches.set(patch.id, patch);
    return patch;
  };

  return {
    version: manifest.version,
    crew: manifest.crew,
    /** The newest count it knows of. */
    revision: () => Math.max(manifest.version, ...[...patches.values()].map((patch) => patch.revision)),
    sailing: (): BoardingSailing => sailing,
    setSailing: (next: BoardingSailing) => void (sailing = next),

    ticket: (ticketId: number): ManifestTicket | null => {
      const ticket = listed.get(ticketId);
      return ticket ? view(ticket) : null;
    },
    tickets: (): ManifestTicket[] => [...listed.values()].map(view),
    /** Who is aboard though the list does not know the ticket: let in by its signature, here or at another lane. */
    unlisted: (): Unlisted[] =>
      [...new Set([...patches.keys(), ...own.keys()])]
        .filter((id) => !listed.has(id))
        .map((id) => ({ id, marks: marksOf(id) }))
        .filter(({ marks }) => marks.aboard)
        .map(({ id, marks }) => ({ id, boardedAt: marks.boarded?.at ?? null })),
    bySerial: (serial: string): ManifestTicket | null => {
      const ticket = [...listed.values()].find((one) => one.serial === serial);
      return ticket ? view(ticket) : null;
    },

    /** A ticket as the rule wants to know it; one that is not listed only if it has been let through since. */
    known(ticketId: number): KnownTicket | null {
      const ticket = listed.get(ticketId);
      if (ticket) return asKnown(marksOf(ticketId), ticket);
      if (!patches.has(ticketId) && !own.has(ticketId)) return null;
      return asKnown(marksOf(ticketId), { sailingId: sailing.id, standing: 'valid', certificate: false });
    },

    /** The other people of an order who have not passed a post. */
    restOfOrder(ticket: ManifestTicket, post: Post): ManifestTicket[] {
      return [...listed.values()]
        .filter(({ id, orderId }) => orderId === ticket.orderId && id !== ticket.id)
        .filter(({ standing, sailingId }) => standing === 'valid' && sailingId === sailing.id)
        .map(view)
        .filter((other) => !hasPassed(other, post) && (post === 'board' || other.aboard));
    },

    counts(): BookCounts {
      const all = [...new Set([...listed.keys(), ...patches.keys(), ...own.keys()])].map(marksOf);
      const ofPost = (name: 'boarded' | 'food' | 'chip' | 'disembarked') =>
        all.filter((marks) => marks[name] !== null).length;
      return {
        expected: [...listed.values()].filter(
          ({ standing, sailingId }) => standing === 'valid' && sailingId === sailing.id,
        ).length,
        boarded: ofPost('boarded'),
        aboard: all.filter(({ aboard }) => aboard).length,
        food: ofPost('food'),
        chip: ofPost('chip'),
        disembarked: ofPost('disembarked'),
      };
    },

    /** Another lane let somebody through. Gives what is new in it. */
    hear(ticket: LiveTicket, revision: number): Patch | null {
      return keep({ id: ticket.id, revision, ...liveMarks(ticket, marksOf(ticket.id)) });
    },
    /** The server answered with a ticket as it stands now. */
    take(ticket: ManifestTicket, revision: number): Patch | null {
      const isNews = !listed.has(ticket.id) || revision > manifest.version;
      if (isNews && ticket.sailingId === sailing.id) listed.set(ticket.id, ticket);
      const { id, aboard, boarded, food, chip, disembarked } = ticket;
      return keep({ id, revision, aboard, boarded, food, chip, disembarked });
    },
    addOwn,
    /** The server has a scan of ours: it counts as told until the list is read again, if it counts. */
    settleOwn(scan: LateScan, counts: boolean): Patch | null {
      if (scan.ticketId === null || scan.sailingId !== sailing.id) return null;
      const id = scan.ticketId;
      const rest = (own.get(id) ?? []).filter((other) => other.id !== scan.id);
      const told: TicketMarks = patches.get(id) ?? listed.get(id) ?? noMarks;
      if (rest.length > 0) own.set(id, rest);
      else own.delete(id);
      if (!counts || scan.verdict === 'refused') return null;
      const { aboard, boarded, food, chip, disembarked } = markTicket(told, scan.post, markOf(scan));
      const revision = patches.get(id)?.revision ?? 0;
      const patch = { id, revision, aboard, boarded, food, chip, disembarked };
      patches.set(id, patch);
      return patch;
    },
    /** What a list of this version does not know yet. */
    patchesAfter: (version: number): Patch[] => [...patches.values()].filter((one) => one.revision > version),
  };
}
