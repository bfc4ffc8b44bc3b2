import { generateKeyPairSync, sign } from 'node:crypto';
import { signedPart } from '@gangway/contract/booking/ticket-code.ts';
import type { Client } from 'pg';

/** Signs codes as the product does, with a key it knows for an older one of its own. */
export async function codeMaker(
  client: Client,
): Promise<(ticket: { id: number; sailingId: number }) => string> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  await client.query(
    `insert into signing_keys (id, purpose, public_key, private_key_sealed) overriding system value
     values (-1, 'ticket', $1, '')`,
    [publicKey.export({ type: 'spki', format: 'pem' })],
  );
  return ({ id, sailingId }) => {
    const part = signedPart(id, sailingId);
    return `${part}.${sign(null, Buffer.from(part), privateKey).toString('base64url')}`;
  };
}
