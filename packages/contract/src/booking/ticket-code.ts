/** Letters and digits nobody mistakes for one another: no 0, O or Q, 1, I or L, 2 or Z, 5 or S, 8 or B, G (6), U or V. */
export const codeAlphabet = '34679ACDEFHJKMNPRTWXY';

export const serialLength = 10;

/** A serial number as it is printed: `XXXXX-XXXXX`. */
export function formatSerial(serial: string): string {
  return serial.match(/.{1,5}/g)?.join('-') ?? serial;
}

const serialPattern = new RegExp(`^[${codeAlphabet}]{${serialLength}}$`);

/** The serial number a text is, however it was typed; null where it is none. */
export function readSerial(text: string): string | null {
  const plain = text.replace(/[\s-]/g, '').toUpperCase();
  return serialPattern.test(plain) ? plain : null;
}

/** What a QR code holds, version first: `G1.<ticket>.<sailing>.<signature>`, numbers in base 36. */
export interface TicketCode {
  ticketId: number;
  sailingId: number;
  /** base64url of the Ed25519 signature over everything before it. */
  signature: string;
}

const version = 'G1';

/** The part of a ticket's code that is signed. */
export function signedPart(ticketId: number, sailingId: number): string {
  return `${version}.${ticketId.toString(36)}.${sailingId.toString(36)}`;
}

/** Takes a code apart; null when it is not one of ours. Whether it is genuine, only the signature says. */
export function readTicketCode(text: string): TicketCode | null {
  const match = /^G1\.([1-9a-z][0-9a-z]{0,10})\.([1-9a-z][0-9a-z]{0,10})\.([\w-]{86})$/.exec(text.trim());
  if (!match) return null;
  const [ticketId, sailingId] = [match[1], match[2]].map((part) => Number.parseInt(part ?? '', 36));
  if (!ticketId || !sailingId || !Number.isSafeInteger(ticketId) || !Number.isSafeInteger(sailingId))
    return null;
  return { ticketId, sailingId, signature: match[3] ?? '' };
}
