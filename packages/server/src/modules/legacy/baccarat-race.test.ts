import { randomUUID } from 'node:crypto';
import { legacyCalls } from '@gangway/contract/legacy/calls.ts';
import type { Outcome } from '@gangway/contract/legacy/results.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Held } from '../../../test/held.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let one: TestServer;
let other: TestServer;
let token: string;

beforeAll(async () => {
  one = await startTestServer();
  other = await startTestServer({ databaseUrl: one.databaseUrl });
  token = await one.login('editor');
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

async function shoeAt(table: string): Promise<number> {
  const { data } = await one.call(
    legacyCalls.openShoe,
    { body: { key: randomUUID(), table, number: 1 } },
    { token },
  );
  return data.shoe.id;
}

const enter = (server: TestServer, id: number, round: number, outcome: Outcome, key = randomUUID()) =>
  server.call(legacyCalls.enterRound, { params: { id }, body: { key, round, outcome } }, { token });

type Answer = { status: number; reason?: string | undefined };

/** All at the same moment, on two processes: another transaction holds the shoes until every one of them waits. */
async function meet(shoeIds: readonly number[], ...deeds: (() => Promise<Answer>)[]): Promise<string[]> {
  await using held = await Held.begin(one.databaseUrl);
  await held.do('select from baccarat_shoes where id = any($1) for update', [shoeIds]);
  const asked = Promise.all(deeds.map((deed) => deed()));
  await vi.waitFor(
    async () => {
      const waiting = await sql(
        one.databaseUrl,
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(waiting).toHaveLength(deeds.length);
    },
    { timeout: 30_000, interval: 10 },
  );
  await held.commit();
  return (await asked).map(({ status, reason }) => (status === 200 ? 'done' : (reason ?? ''))).toSorted();
}

const roundsOf = async (id: number) =>
  (
    await sql(one.databaseUrl, 'select round from baccarat_rounds where shoe_id = $1 order by round', [id])
  ).map((row) => row['round']);

test('two people enter the same round at once: one of them does', async () => {
  const id = await shoeAt('R1');
  const outcomes = await meet(
    [id],
    () => enter(one, id, 1, 1),
    () => enter(other, id, 1, 2),
  );
  expect(outcomes).toEqual(['baccarat.roundTaken', 'done']);
  expect(await roundsOf(id)).toEqual([1]);
});

test('two people enter rounds of two shoes at once, both of them: nothing else was in the way', async () => {
  const [first, second] = [await shoeAt('R2'), await shoeAt('R3')];
  const outcomes = await meet(
    [first, second],
    () => enter(one, first, 1, 1),
    () => enter(other, second, 1, 1),
  );
  expect(outcomes).toEqual(['done', 'done']);
});

test('the same wish arrives twice at once: it is entered once, and both are told so', async () => {
  const id = await shoeAt('R4');
  const key = randomUUID();
  const outcomes = await meet(
    [id],
    () => enter(one, id, 1, 3, key),
    () => enter(other, id, 1, 3, key),
  );
  expect(outcomes).toEqual(['done', 'done']);
  expect(await roundsOf(id)).toEqual([1]);
});

test('the last round is taken back while the next is entered: no gap is left', async () => {
  const id = await shoeAt('R5');
  const { data } = await enter(one, id, 1, 1);
  const roundId = data.rounds[0]?.id ?? 0;
  const outcomes = await meet(
    [id],
    () => one.call(legacyCalls.takeBack, { params: { id }, body: { roundId } }, { token }),
    () => enter(other, id, 2, 2),
  );
  const rounds = await roundsOf(id);
  expect([outcomes, rounds]).toEqual(
    rounds.length === 0
      ? [['done', 'record.changed'], []]
      : [
          ['baccarat.notLast', 'done'],
          [1, 2],
        ],
  );
});

test('of two who open the next shoe of a table at once one does', async () => {
  await using held = await Held.begin(one.databaseUrl);
  // Somebody is in the middle of opening it, so that both wait for the constraint itself.
  await held.do(
    `insert into baccarat_shoes (key, table_name, number, opened_at) values (gen_random_uuid(), 'R6', 1, now())`,
  );
  const opening = [one, other].map((server) =>
    server.call(legacyCalls.openShoe, { body: { key: randomUUID(), table: 'R6', number: 1 } }, { token }),
  );
  await held.waitedFor(Promise.all(opening));
  await held.do('rollback');
  const reasons = (await Promise.all(opening)).map(({ status, reason }) =>
    status === 200 ? 'done' : (reason ?? ''),
  );
  expect(reasons.toSorted()).toEqual(['baccarat.shoeTaken', 'done']);
});
