import { identityCalls } from '@gangway/contract/identity/calls.ts';
import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { findSessions } from './find-sessions.ts';
import { hashToken } from './session-token.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const who = async (token: string) => (await server.call(identityCalls.info, {}, { token })).data?.username;

test('everybody who asks at the same moment is who they are', async () => {
  const names = ['admin', 'editor', 'finance', 'frontdesk', 'boarding'];
  const tokens = new Map<string, string>();
  for (const name of names) tokens.set(name, await server.login(name));
  const crowd = Array.from({ length: 60 }, (_, index) => names[index % names.length] ?? '');
  expect(await Promise.all(crowd.map((name) => who(tokens.get(name) ?? '')))).toEqual(crowd);
});

test('who has signed out is nobody, whoever asks beside', async () => {
  const [staying, leaving] = [await server.login('admin'), await server.login('editor')];
  await server.call(identityCalls.logout, {}, { token: leaving });
  const beside = await Promise.all([staying, leaving, 'nobody', staying].map((token) => who(token)));
  expect(beside).toEqual(['admin', undefined, undefined, 'admin']);
});

test('sessions of one moment are one statement, of which there are few texts', async () => {
  const tokens = [await server.login('admin'), await server.login('editor'), await server.login('finance')];
  const asked: CompiledQuery[] = [];
  const find = findSessions(async <Row>(query: CompiledQuery<Row>) => {
    asked.push(query);
    return (await server.gangway.pool.query(query.sql, [...query.parameters])).rows as Row[];
  });
  const hashes = [...tokens.map(hashToken), hashToken('nobody'), hashToken('nobody else')];
  const found = await Promise.all(hashes.map(find));
  expect(found.map((session) => session?.username)).toEqual([
    'admin',
    'editor',
    'finance',
    undefined,
    undefined,
  ]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.parameters).toHaveLength(8);
  await Promise.all([...hashes, hashToken('a third')].map(find));
  expect(asked.map(({ sql }) => sql)).toEqual([asked[0]?.sql, asked[0]?.sql]);
});
