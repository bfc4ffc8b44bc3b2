import { readSerial, readTicketCode } from '@gangway/contract/booking/ticket-code.ts';

export type CodeKind = 'ticket' | 'serial' | 'other';

/** What a text that was read looks like: a ticket's QR code, a serial number as it is printed or typed, or anything else. */
export function kindOfCode(text: string): CodeKind {
  if (readTicketCode(text)) return 'ticket';
  return readSerial(text) ? 'serial' : 'other';
}
