import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptStatements } from '../src/platform/database/named-client.ts';
import { allCalls, type NamedCall } from './all-calls.ts';
import { makeSailing } from './booking.ts';
import { type Sample, sampleInput } from './sample-input.ts';
import { sendRaw } from './send-raw.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_PER_MINUTE: '1000000' } });
  // Something to find, so that calls get as far as they can.
  await makeSailing(server, { date: addDays(portDate(new Date()), 60) });
});
afterAll(() => server.stop());

/** Those that end the session one asks with. */
const leaving = new Set(['identity.logout', 'identity.logoutElsewhere']);
const asked = allCalls.filter(({ name }) => !leaving.has(name));

test('the whole contract, with lists of many lengths, leaves few prepared statements, and no list in their texts', async () => {
  const statements = new Set<string>();
  for (const length of [1, 2, 3, 5, 9]) {
    const tokens = [await server.login('admin'), await server.login('customer')];
    for (const named of asked) for (const token of tokens) await ask(named, token, length);
    for (const texts of await readPrepared()) {
      expect(texts.length).toBeLessThanOrEqual(keptStatements);
      for (const text of texts) statements.add(text);
    }
  }
  expect(statements.size).toBeGreaterThan(100);
  // Some two hundred; texts that grow with what is asked would soon be many more.
  expect(statements.size).toBeLessThan(300);
  const varying = [...statements].filter((text) => /\bin \(\$\d|values \([^)]*\), \(/i.test(text));
  // The demo is filled once, before anybody asks.
  expect(varying.filter((text) => !text.startsWith('insert into "accounts"'))).toEqual([]);
});

async function ask({ name, call }: NamedCall, token: string, length: number): Promise<void> {
  const sample = sampleInput(call);
  const path = call.path.replace(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(String(sample.params[field])),
  );
  const query = call.query ? `?${new URLSearchParams(texts(sample.query)).toString()}` : '';
  const answer = await sendRaw(server.url, {
    method: call.method,
    path: `${path}${query}`,
    token,
    ...(call.body ? { body: JSON.stringify(lengthen(sample.body, length)) } : {}),
  });
  expect({ name, status: answer.status }).not.toMatchObject({ status: 500 });
}

/** The same with lists of so many; numbers become others, for lists of ids are sets. */
function lengthen(value: unknown, length: number): unknown {
  if (Array.isArray(value)) {
    const [first] = value as unknown[];
    if (first === undefined) return value;
    return Array.from({ length }, (_, index) =>
      typeof first === 'number' ? first + index : lengthen(first, length),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, lengthen(field, length)]));
}

function texts(sample: Sample): Record<string, string> {
  return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, String(value)]));
}

/** What each connection of the pool has prepared. */
async function readPrepared(): Promise<string[][]> {
  const { pool } = server.gangway;
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  try {
    const lists = clients.map((client) => client.query('select statement from pg_prepared_statements'));
    return (await Promise.all(lists)).map(({ rows }) =>
      rows.map((row: { statement: string }) => row.statement),
    );
  } finally {
    for (const client of clients) client.release();
  }
}
