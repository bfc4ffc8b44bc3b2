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
  // Few connections, so that each of them is asked for much.
  server = await startTestServer({ env: { RATE_LIMIT_PER_MINUTE: '1000000', PG_POOL_SIZE: '2' } });
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
  // Some three hundred; texts that grow with what is asked would soon be many more.
  expect(statements.size).toBeLessThan(400);
  // The demo is filled once, before anybody asks.
  const rows = [...statements].filter((text) => /values \([^)]*\), \(/i.test(text));
  expect(rows.filter((text) => !text.startsWith('insert into "accounts"'))).toEqual([]);
  // What is asked for several at once has a text for each power of two (`forSeveral`); other lists are one value.
  const places = [...statements].flatMap((text) => [...text.matchAll(/\bin \((\$\d[^)]*)\)/gi)]);
  const lengths = places.map(([, list = '']) => list.split(',').length);
  expect([1, 2, 4, 8, 16, 32]).toEqual(expect.arrayContaining(lengths));
});

/** What is shown by the page; a sheet is narrowed by the same filters. */
const lists = asked.filter(({ call }) => call.kind === 'json' && 'filter' in sampleInput(call).body);

test('lists narrowed in more ways than a connection remembers leave no more prepared than it may keep', async () => {
  const token = await server.login('admin');
  const statements = new Set<string>();
  let ways = 0;
  const look = async () => {
    for (const texts of await readPrepared()) {
      expect(texts.length).toBeLessThanOrEqual(keptStatements);
      for (const text of texts) statements.add(text);
    }
  };
  expect(lists.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'booking.pageOrders',
      'customers.pageCustomers',
      'payments.pagePayments',
      'sailings.pageSailings',
    ]),
  );
  for (const named of lists) {
    for (const body of waysToAsk(named)) {
      await send(named, token, body);
      ways += 1;
      if (ways % 50 === 0) await look();
    }
    await look();
  }
  // Else the bound would not have been met.
  expect(statements.size).toBeGreaterThan(keptStatements + 100);
  // What was forgotten is prepared again, and what is in use is not forgotten with it.
  for (const named of lists) await send(named, token, sampleInput(named.call).body);
  await look();
});

/** A list narrowed by nothing, by each of its filters, by any two of them and by all. */
function* waysToAsk({ call }: NamedCall): Generator<Sample> {
  const { filter, ...rest } = sampleInput(call).body;
  const fields = Object.entries(filter as Sample);
  const pairs = fields.flatMap((one, index) => fields.slice(index + 1).map((other) => [one, other]));
  for (const chosen of [[], ...fields.map((field) => [field]), ...pairs, fields])
    yield { ...rest, filter: Object.fromEntries(chosen) };
}

function ask(named: NamedCall, token: string, length: number): Promise<void> {
  return send(named, token, lengthen(sampleInput(named.call).body, length));
}

async function send({ name, call }: NamedCall, token: string, body: unknown): Promise<void> {
  const sample = sampleInput(call);
  const path = call.path.replace(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(String(sample.params[field])),
  );
  const query = call.query ? `?${new URLSearchParams(texts(sample.query)).toString()}` : '';
  const answer = await sendRaw(server.url, {
    method: call.method,
    path: `${path}${query}`,
    token,
    ...(call.body ? { body: JSON.stringify(body) } : {}),
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
