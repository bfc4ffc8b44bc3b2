import { generateKeyPairSync, sign } from 'node:crypto';
import { readTicketCode, signedPart, type TicketCode } from '@gangway/contract/booking/ticket-code.ts';
import { expect, test } from 'vitest';
import { ticketKeysOfCall } from './ticket-keys.ts';

test('a call looks for keys once, however many codes nobody has signed it brings', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  const part = signedPart(7, 3);
  const genuine = codeOf(`${part}.${sign(null, Buffer.from(part), privateKey).toString('base64url')}`);
  const forged = Array.from({ length: 1000 }, (_, id) =>
    codeOf(`${signedPart(id + 1, 3)}.${'A'.repeat(86)}`),
  );
  let reads = 0;
  const newCall = () =>
    ticketKeysOfCall(async () => {
      reads += 1;
      return [pem];
    });
  const keys = newCall();
  const found = await Promise.all([...forged, genuine].map((code) => keys.isGenuine(code)));
  expect(found.filter(Boolean)).toHaveLength(1);
  expect(found.at(-1)).toBe(true);
  expect(await keys.isGenuine(forged[0] ?? genuine)).toBe(false);
  expect(reads).toBe(1);
  // The next call looks again, and only for what it does not know.
  const next = newCall();
  expect(await next.isGenuine(genuine)).toBe(true);
  expect(reads).toBe(1);
  expect(await next.isGenuine(forged[0] ?? genuine)).toBe(false);
  expect(reads).toBe(2);
});

function codeOf(text: string): TicketCode {
  const code = readTicketCode(text);
  if (!code) throw new Error(`${text} is no code`);
  return code;
}
