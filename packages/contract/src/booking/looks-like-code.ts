import { readSerial, readTicketCode } from './ticket-code.ts';

export type CodeKind = 'ticket' | 'serial' | 'other';

/** What a text that was read looks like: a ticket's QR code, a serial number as it is printed or typed, or anything else. */
export function kindOfCode(text: string): CodeKind {
  if (readTicketCode(text)) return 'ticket';
  return readSerial(text) ? 'serial' : 'other';
}

/** Whether a text is a ticket's code or its serial number. */
export function isTicketCode(text: string): boolean {
  return kindOfCode(text) !== 'other';
}
