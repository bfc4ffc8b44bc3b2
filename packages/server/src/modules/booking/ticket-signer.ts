import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { signedPart } from '@gangway/contract/booking/ticket-code.ts';
import type { Platform } from '../../platform/platform.ts';
import { getSigningKey } from '../../platform/secrets/signing-keys.ts';

/** Makes the text of a ticket's QR code: what it stands for and a signature a scanner can check without a network. */
export type TicketSigner = (ticketId: number, sailingId: number) => string;

/** The signer with the newest key. Each request asks for it once. */
export async function ticketSigner({ db, secrets }: Pick<Platform, 'db' | 'secrets'>): Promise<TicketSigner> {
  const key = await getSigningKey(db, secrets, 'ticket');
  const privateKey = parsed(key.privateKey);
  return (ticketId, sailingId) => {
    const part = signedPart(ticketId, sailingId);
    return `${part}.${sign(null, Buffer.from(part), privateKey).toString('base64url')}`;
  };
}

const parsedKeys = new Map<string, KeyObject>();

function parsed(pem: string): KeyObject {
  const known = parsedKeys.get(pem) ?? createPrivateKey(pem);
  parsedKeys.set(pem, known);
  return known;
}
