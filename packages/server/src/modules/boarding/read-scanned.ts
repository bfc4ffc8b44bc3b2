import type { ReadCode } from '@gangway/contract/boarding/decide-scan.ts';
import { readSerial, readTicketCode } from '@gangway/contract/booking/ticket-code.ts';
import type { TicketKeys } from '../booking/index.ts';

/** What was read, and by what its ticket is found; nothing of what is no ticket. */
export interface Scanned {
  read: ReadCode;
  ticketId: number | null;
  serial: string | null;
}

/** Takes apart what a reader gave, or what somebody chose. A code is believed only by its signature. */
export async function readScanned(
  keys: TicketKeys,
  given: { text?: string | undefined; ticketId?: number | null | undefined },
): Promise<Scanned> {
  const nothing = { ticketId: null, serial: null };
  const text = (given.text ?? '').trim();
  const code = readTicketCode(text);
  if (code) {
    if (!(await keys.isGenuine(code))) return { read: { kind: 'forged' }, ...nothing };
    return { read: { kind: 'genuine', sailingId: code.sailingId }, ticketId: code.ticketId, serial: null };
  }
  if (given.ticketId) return { read: { kind: 'chosen' }, ticketId: given.ticketId, serial: null };
  if (text === '') return { read: { kind: 'empty' }, ...nothing };
  const serial = readSerial(text);
  if (serial) return { read: { kind: 'chosen' }, ticketId: null, serial };
  return { read: { kind: 'other' }, ...nothing };
}

/** What is kept of a text that is no ticket: its beginning, of characters the database can keep. */
export function beginningOf(text: string | undefined): string {
  // Made whole after it is cut: the cut may go through the middle of a character.
  return (text ?? '')
    .slice(0, 100)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();
}
