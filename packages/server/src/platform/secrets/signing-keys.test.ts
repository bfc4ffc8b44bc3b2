import { sign, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { findInDatabase } from '../../../test/find-in-database.ts';
import { StartProblem } from '../start-problem.ts';
import { getSigningKey } from './signing-keys.ts';

let one: TestServer;
beforeAll(async () => {
  one = await startTestServer();
});
afterAll(() => one.stop());

const keyOf = ({ gangway: { platform } }: TestServer) =>
  getSigningKey(platform.db, platform.secrets, 'ticket');

test('two processes sign with the same key, and after a start again', async () => {
  const other = await startTestServer({ databaseUrl: one.databaseUrl });
  const [mine, theirs] = [await keyOf(one), await keyOf(other)];
  await other.stop();
  const again = await startTestServer({ databaseUrl: one.databaseUrl });
  const later = await keyOf(again);
  await again.stop();
  expect(theirs).toEqual(mine);
  expect(later).toEqual(mine);
});

test('what is signed with it is known by the public key alone', async () => {
  const { privateKey, publicKey } = await keyOf(one);
  const ticket = Buffer.from('v1.42.7');
  const signature = sign(null, ticket, privateKey);
  expect(verify(null, ticket, publicKey, signature)).toBe(true);
  expect(verify(null, Buffer.from('v1.43.7'), publicKey, signature)).toBe(false);
});

test('the private key stands nowhere in plain', async () => {
  const { privateKey, publicKey } = await keyOf(one);
  const secret = privateKey.split('\n')[1] ?? '';
  expect(secret).toHaveLength(64);
  expect(await findInDatabase(one.databaseUrl, [secret, 'PRIVATE KEY'])).toEqual([]);
  expect(await findInDatabase(one.databaseUrl, [publicKey.split('\n')[1] ?? ''])).toEqual([
    'public.signing_keys',
  ]);
});

test('another SECRET_KEY than the one of the database is refused in one sentence, and changes nothing', async () => {
  const env = { SECRET_KEY: 'another key, of thirty-two characters and more' };
  const problem: unknown = await startTestServer({ databaseUrl: one.databaseUrl, env }).catch(
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(StartProblem);
  expect(String(problem)).toMatch(
    /^StartProblem: SECRET_KEY is not the one this database was filled with: [^\n]+$/,
  );
  expect(await sql(one.databaseUrl, 'select count(*)::int from signing_keys')).toEqual([{ count: 1 }]);
});
