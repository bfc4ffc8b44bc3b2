import { randomUUID } from 'node:crypto';
import { legacyCalls } from '@gangway/contract/legacy/calls.ts';
import type { Outcome } from '@gangway/contract/legacy/results.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExport } from '../../../test/read-export.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date('2026-11-15T16:30:00Z'));
  token = await server.login('editor');
});
afterAll(() => server.stop());

const open = (table: string, number = 1, key = randomUUID()) =>
  server.call(legacyCalls.openShoe, { body: { key, table, number } }, { token });
const enter = (id: number, round: number, outcome: Outcome, key = randomUUID()) =>
  server.call(legacyCalls.enterRound, { params: { id }, body: { key, round, outcome } }, { token });
const mark = (id: number, round: number, pair: 4 | 5, on: boolean) =>
  server.call(legacyCalls.setPair, { params: { id }, body: { round, pair, on } }, { token });
const takeBack = (id: number, roundId: number) =>
  server.call(legacyCalls.takeBack, { params: { id }, body: { roundId } }, { token });
const page = async (filter: object, sort?: { by: 'enteredAt' | 'shoe'; order: 'asc' | 'desc' }) =>
  (await server.call(legacyCalls.pageRounds, { body: { filter, ...(sort ? { sort } : {}) } }, { token }))
    .data;

async function shoeAt(table: string, outcomes: readonly Outcome[] = []): Promise<number> {
  const { id } = (await open(table)).data.shoe;
  for (const [index, outcome] of outcomes.entries()) await enter(id, index + 1, outcome);
  return id;
}

test('a shoe is opened, its rounds are entered by the result map, and pairs go on the one they are said of', async () => {
  const id = await shoeAt('B1', [1, 2, 3]);
  await mark(id, 3, 4, true);
  const { data } = await mark(id, 3, 5, true);
  expect(data).toMatchObject({
    shoe: { table: 'B1', number: 1, rounds: 3, openedAt: '2026-11-15T16:30:00.000Z' },
    rounds: [
      { round: 1, results: [1] },
      { round: 2, results: [2] },
      { round: 3, results: [3, 4, 5] },
    ],
  });
  const off = await mark(id, 3, 4, false);
  expect(off.data.rounds.at(-1)).toMatchObject({ results: [3, 5] });
  const read = await server.call(legacyCalls.readPlate, { params: { id } }, { token });
  expect(read.data).toEqual(off.data);
});

test('a table is one whatever capitals its name is typed in', async () => {
  await open('Att437');
  const key = randomUUID();
  const { data } = await open('ATT437', 2, key);
  expect(data.shoe).toMatchObject({ table: 'Att437', number: 2 });
  expect((await open('ATT437', 2, key)).data).toEqual(data);
  expect(await open('att437', 1)).toMatchObject({ reason: 'baccarat.shoeTaken' });
  await enter(data.shoe.id, 1, 2);
  const rounds = await server.call(
    legacyCalls.pageRounds,
    { body: { filter: { table: 'aTT437' } } },
    { token },
  );
  expect(rounds.data.total).toBe(1);
});

test('letters that the database folds and this process does not are one table too', async () => {
  await open('I9');
  const key = randomUUID();
  const first = await open('İ9', 2, key);
  expect((await open('İ9', 2, key)).data).toEqual(first.data);
});

test('a wish sent again is done once; its key for anything else is refused', async () => {
  const key = randomUUID();
  const first = await open('B2', 1, key);
  expect((await open('B2', 1, key)).data).toEqual(first.data);
  expect(await open('B2', 2, key)).toMatchObject({ status: 409, reason: 'record.changed' });
  const { id } = first.data.shoe;
  const wish = randomUUID();
  await enter(id, 1, 2, wish);
  const again = await enter(id, 1, 2, wish);
  expect(again.data.rounds).toHaveLength(1);
  expect(await enter(id, 1, 1, wish)).toMatchObject({ status: 409, reason: 'record.changed' });
  expect(await enter(id, 2, 2, wish)).toMatchObject({ status: 409, reason: 'record.changed' });
});

test('a round that is entered, and one that leaves a gap, are refused; so are shoes', async () => {
  const id = await shoeAt('B3', [1]);
  expect(await enter(id, 1, 2)).toMatchObject({ status: 409, reason: 'baccarat.roundTaken' });
  expect(await enter(id, 3, 2)).toMatchObject({ status: 409, reason: 'record.changed' });
  expect(await open('B3', 1)).toMatchObject({ status: 409, reason: 'baccarat.shoeTaken' });
  expect(await open('B3', 3)).toMatchObject({ status: 409, reason: 'record.changed' });
  expect((await open('B3', 2)).data.shoe.number).toBe(2);
});

test('the last round is taken back, and a repetition does not take the one entered in its place', async () => {
  const id = await shoeAt('B4', [1, 2]);
  const { rounds } = (await server.call(legacyCalls.readPlate, { params: { id } }, { token })).data;
  const [first = 0, second = 0] = rounds.map((round) => round.id);
  expect(await takeBack(id, first)).toMatchObject({ status: 409, reason: 'baccarat.notLast' });
  expect((await takeBack(id, second)).data.rounds).toMatchObject([{ round: 1 }]);
  await enter(id, 2, 3);
  expect((await takeBack(id, second)).data.rounds).toMatchObject([
    { round: 1, results: [1] },
    { round: 2, results: [3] },
  ]);
  expect(await mark(id, 3, 4, true)).toMatchObject({ status: 404, reason: 'record.missing' });
});

test('the database itself holds a round to the result map and to its place', async () => {
  const id = await shoeAt('B5', [1]);
  const insert = (round: number, outcome: number) =>
    sql(
      server.databaseUrl,
      `insert into baccarat_rounds (key, shoe_id, round, outcome, entered_at) values (gen_random_uuid(), $1, $2, $3, now())`,
      [id, round, outcome],
    );
  await expect(insert(1, 2)).rejects.toThrow('baccarat_rounds_once');
  await expect(insert(2, 4)).rejects.toThrow('outcome');
});

test('the list is narrowed by table, shoe, result and day, sorted, and read back from Excel in words', async () => {
  const id = await shoeAt('B6', [1, 2, 1]);
  await mark(id, 2, 5, true);
  expect((await page({ table: 'B6' })).records.map(({ round }) => round)).toEqual([3, 2, 1]);
  const byShoe = await page({ table: 'B6' }, { by: 'shoe', order: 'asc' });
  expect(byShoe.records.map(({ round }) => round)).toEqual([1, 2, 3]);
  expect((await page({ table: 'B6', result: 1 })).total).toBe(2);
  expect((await page({ table: 'B6', result: 5 })).records).toMatchObject([{ round: 2, results: [2, 5] }]);
  expect((await page({ table: 'B6', result: 4 })).total).toBe(0);
  expect((await page({ table: 'B6', shoe: 2 })).total).toBe(0);
  // Half past midnight at the port.
  expect((await page({ table: 'B6', from: '2026-11-16', to: '2026-11-16' })).total).toBe(3);
  expect((await page({ table: 'B6', to: '2026-11-15' })).total).toBe(0);
  const body = { filter: { table: 'B6', result: 5 as const } };
  const { file, rows } = await readExport(server, legacyCalls.exportRounds, { body }, { token });
  expect(file).toBe('baccarat-results-2026-11-16.xlsx');
  expect(rows).toEqual([
    {
      Table: 'B6',
      Shoe: 1,
      Round: 2,
      Results: '2, 5',
      'Result in words': 'Player, Player pair',
      Entered: new Date('2026-11-16T00:30:00Z'),
      'Entered by': expect.any(String),
    },
  ]);
  const zh = await readExport(server, legacyCalls.exportRounds, { body }, { token, locale: 'zh' });
  expect(zh.rows).toMatchObject([{ 结果: '闲, 闲对' }]);
});

test('shoes stand by table, B2 before B10, the newest first, with their rounds counted', async () => {
  const id = await shoeAt('C10', [1]);
  await shoeAt('C2', [2, 2]);
  await open('C2', 2);
  const { data } = await server.call(legacyCalls.listShoes, {}, { token });
  const own = data.filter(({ table }) => table.startsWith('C'));
  expect(own.map(({ table, number, rounds }) => [table, number, rounds])).toEqual([
    ['C2', 2, 0],
    ['C2', 1, 2],
    ['C10', 1, 1],
  ]);
  expect(own.at(-1)?.id).toBe(id);
});

test('a wish that comes again after its round was taken back does not enter it again', async () => {
  const id = await shoeAt('B9', [1]);
  const key = randomUUID();
  const { data } = await enter(id, 2, 3, key);
  await takeBack(id, data.rounds[1]?.id ?? 0);
  expect((await enter(id, 2, 3, key)).data.rounds).toMatchObject([{ round: 1, results: [1] }]);
  expect(await enter(id, 2, 1, key)).toMatchObject({ status: 409, reason: 'record.changed' });
  expect((await enter(id, 2, 3)).data.rounds).toHaveLength(2);
  expect((await enter(id, 2, 3, key)).data.rounds).toHaveLength(2);
});

test('what was entered, marked and taken back stands in the audit log', async () => {
  const id = await shoeAt('B7', [3]);
  const marked = await mark(id, 1, 4, true);
  await mark(id, 1, 4, true);
  await takeBack(id, marked.data.rounds[0]?.id ?? 0);
  const rows = await sql(
    server.databaseUrl,
    `select action from audit_log where entity = 'baccarat' and entity_id = $1 order by id`,
    [String(id)],
  );
  expect(rows.map((row) => row['action'])).toEqual(['openShoe', 'enterRound', 'setPair', 'takeBack']);
});

test('only the administrator and the editor have it', async () => {
  const opens = async (username: string) =>
    (await server.call(legacyCalls.listShoes, {}, { token: await server.login(username) })).status;
  expect([await opens('admin'), await opens('editor')]).toEqual([200, 200]);
  for (const username of ['finance', 'frontdesk', 'boarding', 'housekeeping'])
    expect(await opens(username)).toBe(403);
});
