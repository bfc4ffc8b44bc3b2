import { generateKeyPairSync } from 'node:crypto';
import { StartProblem } from '../start-problem.ts';
import type { Db, Tx } from '../database/create-database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { lockAll } from '../database/locks.ts';
import type { Secrets } from './secrets.ts';

export interface SigningKey {
  id: number;
  publicKey: string;
  privateKey: string;
}

/**
 * Makes the key that signs tickets on the first start and keeps it, sealed, in the database, where every process finds it.
 * Refuses a SECRET_KEY other than the one this database was filled with: nothing sealed could be read with it.
 */
export async function prepareKeys(db: Db, secrets: Secrets): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAll(tx, 'settings');
    await checkSecret(tx, secrets);
    const existing = await findKey(tx, 'ticket');
    if (!existing) await makeKey(tx, secrets, 'ticket');
  });
}

/** The newest key for a purpose, ready to sign with. */
export async function getSigningKey(db: Db, secrets: Secrets, purpose: 'ticket'): Promise<SigningKey> {
  const row = await findKey(db, purpose);
  if (!row) throw new Error(`no signing key for ${purpose}`);
  return { id: row.id, publicKey: row.publicKey, privateKey: secrets.open(row.privateKeySealed) };
}

/** The public half of every key for a purpose, the newest first: what was signed with an older one stays genuine. */
export async function listPublicKeys(db: Db, purpose: 'ticket'): Promise<string[]> {
  const rows = await db
    .selectFrom('signingKeys')
    .select('publicKey')
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => row.publicKey);
}

function findKey(db: Db, purpose: string) {
  return db
    .selectFrom('signingKeys')
    .selectAll()
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function makeKey(tx: Tx, secrets: Secrets, purpose: string): Promise<void> {
  const pair = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await tx
    .insertInto('signingKeys')
    .values({ purpose, publicKey: pair.publicKey, privateKeySealed: secrets.seal(pair.privateKey) })
    .execute();
}

async function checkSecret(tx: Tx, secrets: Secrets): Promise<void> {
  const fingerprint = secretFingerprint(secrets);
  const row = await tx.selectFrom('secretCheck').select('fingerprint').executeTakeFirst();
  if (!row) {
    await tx.insertInto('secretCheck').values({ fingerprint }).execute();
  } else if (row.fingerprint !== fingerprint) {
    throw new StartProblem(
      'SECRET_KEY is not the one this database was filled with: what is encrypted in it could not be read. Start with the old key.',
    );
  }
}

/** By which a database knows the key it was filled with. */
export function secretFingerprint(secrets: Secrets): string {
  return secrets.fingerprint('secret-check', 'gangway');
}
