import 'fake-indexeddb/auto';
import { signedPart } from '@gangway/contract/booking/ticket-code.ts';
import { openDB } from 'idb';
import { openEngine } from '../engine.ts';
import { createVault } from '../vault.ts';
import { fakeServer, sailingId } from './fake-server.ts';
import { manualClock } from './manual-clock.ts';

const ours = await makeKeys();
const strangers = await makeKeys();

/** The public half of the key tickets are signed with. */
export const publicPem = await toPem(ours.publicKey);

/** The text of a ticket's QR code. */
export async function signCode(
  ticketId: number,
  sailing = sailingId,
  { privateKey } = ours,
): Promise<string> {
  const part = signedPart(ticketId, sailing);
  const signature = await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(part));
  return `${part}.${toBase64(signature).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

const signed = new Map<string, string>();
for (const ticketId of [1, 2, 3, 4, 5, 99])
  for (const sailing of [sailingId, sailingId + 1])
    signed.set(`${ticketId} ${sailing}`, await signCode(ticketId, sailing));

/** The codes tests need, signed beforehand: signing is not done at once in a browser. */
export function codeOf(ticketId: number, sailing = sailingId): string {
  const code = signed.get(`${ticketId} ${sailing}`);
  if (!code) throw new Error(`no code of ticket ${ticketId} was signed`);
  return code;
}

/** The same for the first ticket, signed by somebody else. */
export const forgedCode = await signCode(1, sailingId, strangers);

async function makeKeys(): Promise<CryptoKeyPair> {
  const keys = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  if (!('privateKey' in keys)) throw new Error('a pair of keys was asked for');
  return keys;
}

async function toPem(key: CryptoKey): Promise<string> {
  const lines = toBase64(await crypto.subtle.exportKey('spki', key)).match(/.{1,64}/g) ?? [];
  return ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''].join('\n');
}

function toBase64(bytes: ArrayBuffer): string {
  return btoa(String.fromCodePoint(...new Uint8Array(bytes)));
}

/** A pier: a server, a clock, and devices that are taken out of the drawer under their names. */
export function openPier(people = 10, start = '2026-11-16T01:00:00Z') {
  const clock = manualClock(start);
  const server = fakeServer([publicPem], people, clock.now);
  const pier = crypto.randomUUID();

  /** Switches a device on; under the same name again it is the same one, after a reload. */
  const open = async (name = 'lane one') => {
    const engine = await openEngine({
      api: server.api,
      clock,
      random: () => crypto.randomUUID(),
      database: `${pier} ${name}`,
      listen(news) {
        server.listeners.add(news);
        return () => server.listeners.delete(news);
      },
    });
    return { engine };
  };
  /** The same, named, at the gangway of the sailing. */
  const board = async (name = 'lane one', post: 'board' | 'food' | 'chip' | 'disembark' = 'board') => {
    const device = await open(name);
    await device.engine.nameDevice(name);
    await device.engine.choose({ sailingId, post });
    return device;
  };
  /** What a device has kept. */
  const vaultOf = (name = 'lane one') => createVault(`${pier} ${name}`, () => crypto.randomUUID());
  /** Everything that lies on the disk of a device, as it lies there. */
  const diskOf = async (name = 'lane one') => {
    const db = await openDB(`${pier} ${name}`);
    const stores = await Promise.all([...db.objectStoreNames].map((store) => db.getAll(store)));
    db.close();
    return stores.flat() as unknown[];
  };
  return { clock, server, open, board, vaultOf, diskOf };
}

/** Waits until something is so, by letting what is under way go on. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; !isSo(); turn += 1) {
    if (turn > 5000) throw new Error(`never came: ${isSo.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
