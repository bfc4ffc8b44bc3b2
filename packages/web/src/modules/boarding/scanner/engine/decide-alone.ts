import { decideScan, type KnownTicket } from '@gangway/contract/boarding/decide-scan.ts';
import type { LateScan, ScanAnswer, ScanSetup } from '@gangway/contract/boarding/schemas.ts';
import type { DeviceMemory } from './device-memory.ts';
import type { Choice, Shown } from './engine-state.ts';
import type { ReadScan } from './read-scan.ts';

/** One ticket of a scan, numbered. */
export interface ScanPart {
  id: string;
  sequence: number;
  deviceAt: string;
  /** What was read; empty where somebody chose the ticket. */
  text: string;
  /** The ticket, as far as the device can tell. */
  ticketId: number | null;
  read: ReadScan['read'];
}

/** The device's own answer, by the same rule as the server's, and the scan it owes the server for it. */
export function decideAlone(
  memory: DeviceMemory,
  setup: ScanSetup,
  choice: Choice,
  part: ScanPart & { known: KnownTicket | null },
): { shown: Shown; scan: LateScan } {
  const { book } = memory;
  const { id, sequence, deviceAt, text, ticketId } = part;
  const sailing = book?.sailing() ?? setup.sailings.find((one) => one.id === choice.sailingId);
  const decision = decideScan({
    read: part.read,
    ticket: part.known,
    post: choice.post,
    sailing: { id: choice.sailingId, status: sailing?.status ?? 'scheduled' },
    settings: setup,
    placesLeft: memory.placesLeft(choice.sailingId),
    alone: true,
  });
  const offsetMs = memory.clock?.offsetMs ?? 0;
  const ticket = ticketId === null ? null : (book?.ticket(ticketId) ?? null);
  const shown: Shown = {
    id,
    at: new Date(Date.parse(deviceAt) + offsetMs).toISOString(),
    post: choice.post,
    sailingId: choice.sailingId,
    ...decision,
    ticket,
    other: otherSailing(setup, choice, part, ticket?.sailingId ?? null),
    alone: true,
    rest: ticket ? (book?.restOfOrder(ticket, choice.post) ?? []) : [],
  };
  const scan: LateScan = {
    id,
    sequence,
    sailingId: choice.sailingId,
    post: choice.post,
    accountId: setup.accountId,
    ticketId,
    text,
    deviceAt,
    offsetMs,
    manifestVersion: book?.version ?? 0,
    ...decision,
  };
  return { shown, scan };
}

/** Where a ticket belongs, if it is one of the sailings the device has heard of. */
function otherSailing(
  setup: ScanSetup,
  choice: Choice,
  { read }: ScanPart,
  ticketSailing: number | null,
): ScanAnswer['other'] {
  const id = ticketSailing ?? (read.kind === 'genuine' ? read.sailingId : null);
  if (id === null || id === choice.sailingId) return null;
  const found = setup.sailings.find((sailing) => sailing.id === id);
  return found ? { shipName: found.shipName, date: found.date, slot: found.slot } : null;
}
