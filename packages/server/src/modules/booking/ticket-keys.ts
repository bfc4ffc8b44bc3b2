import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { signedPart, type TicketCode } from '@gangway/contract/booking/ticket-code.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { listPublicKeys } from '../../platform/secrets/signing-keys.ts';

/** Whether a code was signed by one of our keys. */
export async function isGenuine(db: Db, code: TicketCode): Promise<boolean> {
  const part = Buffer.from(signedPart(code.ticketId, code.sailingId));
  const signature = Buffer.from(code.signature, 'base64url');
  const signed = (pem: string) => verify(null, part, parsed(pem), signature);
  if (knownPems.some(signed)) return true;
  // A key may have been made since this process last looked.
  knownPems = await listPublicKeys(db, 'ticket');
  return knownPems.some(signed);
}

let knownPems: string[] = [];
const parsedKeys = new Map<string, KeyObject>();

function parsed(pem: string): KeyObject {
  const known = parsedKeys.get(pem) ?? createPublicKey(pem);
  parsedKeys.set(pem, known);
  return known;
}
