import type { ReadCode } from '@gangway/contract/boarding/decide-scan.ts';
import { readSerial, readTicketCode, signedPart } from '@gangway/contract/booking/ticket-code.ts';
import { verifySignature } from './verify-signature.ts';

/** What a reader gave, as far as the device can tell by itself. */
export interface ReadScan {
  read: ReadCode;
  ticketId: number | null;
  /** The serial number somebody typed. */
  serial: string | null;
}

/** What is no ticket may be of any length; its beginning is enough to know it by. */
const longestText = 1000;

/** A text as it is sent and kept. */
export function clipText(text: string): string {
  return text.trim().slice(0, longestText);
}

/** Reads a text as a ticket's code, a serial number, or something else. */
export async function readScan(text: string, publicKeys: readonly string[]): Promise<ReadScan> {
  const nobody = { ticketId: null, serial: null };
  if (text.trim() === '') return { read: { kind: 'empty' }, ...nobody };
  const serial = text.length <= 40 ? readSerial(text) : null;
  if (serial) return { read: { kind: 'chosen' }, ticketId: null, serial };
  const code = readTicketCode(text);
  if (!code) return { read: { kind: 'other' }, ...nobody };
  const { ticketId, sailingId, signature } = code;
  const isGenuine = await verifySignature(publicKeys, signedPart(ticketId, sailingId), signature);
  if (!isGenuine) return { read: { kind: 'forged' }, ...nobody };
  return { read: { kind: 'genuine', sailingId }, ticketId, serial: null };
}
