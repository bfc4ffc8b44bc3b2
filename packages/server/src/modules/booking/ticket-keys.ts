import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { signedPart, type TicketCode } from '@gangway/contract/booking/ticket-code.ts';

/** The keys tickets are signed with, for as long as one call lasts. */
export interface TicketKeys {
  /** Whether a code was signed by one of our keys. */
  isGenuine(code: TicketCode): Promise<boolean>;
}

/** A call looks for keys it has not met at most once, however many codes nobody has signed come with it. */
export function ticketKeysOfCall(readPems: () => Promise<string[]>): TicketKeys {
  let looked: Promise<void> | null = null;
  const look = async () => {
    knownPems = await readPems();
  };
  return {
    async isGenuine(code) {
      const part = Buffer.from(signedPart(code.ticketId, code.sailingId));
      const signature = Buffer.from(code.signature, 'base64url');
      const tried = knownPems;
      const signed = (pem: string) => verify(null, part, parsed(pem), signature);
      if (tried.some(signed)) return true;
      // A key may have been made since this process last looked.
      looked ??= look();
      await looked;
      return knownPems.some((pem) => !tried.includes(pem) && signed(pem));
    },
  };
}

let knownPems: string[] = [];
const parsedKeys = new Map<string, KeyObject>();

function parsed(pem: string): KeyObject {
  const known = parsedKeys.get(pem) ?? createPublicKey(pem);
  parsedKeys.set(pem, known);
  return known;
}
