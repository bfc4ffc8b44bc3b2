import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { fund, newCustomer } from '../../../test/wallet.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { checkLedger } from './check-ledger.ts';
import { checkRecentLedger } from './check-recent-ledger.ts';
import { checkWholeLedger } from './check-whole-ledger.ts';
import { forgetLedgerMarks } from './forget-ledger-marks.ts';
import { payFromBalance } from './pay-from-balance.ts';

let server: TestServer;
/** May do to the books what nothing but a broken database could. */
let forger: Client;

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_PER_MINUTE: '1000000' } });
  forger = new Client({ connectionString: server.databaseUrl });
  await forger.connect();
  await forger.query("set session_replication_role = 'replica'");
});
afterAll(async () => {
  await forger.end();
  await server.stop();
});
beforeEach(async () => {
  const { problems } = await checkLedger(db());
  if (problems.length > 0) throw new Error('the test before left the ledger broken');
  await forgetLedgerMarks(db());
});

const db = () => server.gangway.platform.db;
/** Pieces of two, so that there are many. */
const recent = async () => (await checkRecentLedger(db(), 2)).problems;
const whole = () => checkWholeLedger(db(), new Date(), 2);
const pay = (accountId: number, amountSen: number) => ({
  accountId,
  amountSen,
  reference: randomUUID(),
  operatorId: null,
  at: new Date(),
});
const payNow = (accountId: number, amountSen: number) =>
  inTransaction(db(), (tx) => payFromBalance(tx, pay(accountId, amountSen)));
const newest = async () =>
  Number((await sql(server.databaseUrl, 'select max(id) from ledger_transfers'))[0]?.max);
const marked = async () =>
  Number((await sql(server.databaseUrl, 'select transfer_id from ledger_marks'))[0]?.transfer_id);

/** Until everything is marked: transactions of other databases of the server, too, may still run and hold it up. */
async function settle(): Promise<void> {
  await expect
    .poll(async () => ({ problems: await recent(), isMarked: (await marked()) === (await newest()) }), {
      timeout: 120_000,
    })
    .toEqual({ problems: [], isMarked: true });
}

async function wealthy(amountSen = 10_000): Promise<number> {
  const { id } = await newCustomer(server);
  await fund(server, id, amountSen);
  return id;
}

const shift = (sen: number) =>
  `update ledger_entries set amount_sen = amount_sen + ${sen}, balance_after_sen = balance_after_sen + ${sen}
    where id = (select max(id) from ledger_entries where account_id = $1)`;

test('what came since the last check is found when it does not add up, and is not marked until it does', async () => {
  const id = await wealthy();
  await settle();
  const before = await marked();
  await payNow(id, 300);
  await forger.query(shift(1), [id]);
  expect((await recent()).map(({ rule }) => rule).toSorted()).toEqual(['transfer', 'wallet']);
  expect((await recent()).map(({ rule }) => rule).toSorted()).toEqual(['transfer', 'wallet']);
  expect(await marked()).toBe(before);
  await forger.query(shift(-1), [id]);
  await settle();
});

test('a new transfer without entries, and a new entry that begins elsewhere than the marked one ended', async () => {
  const id = await wealthy();
  await settle();
  const { rows } = await forger.query<{ id: string }>(
    `insert into ledger_transfers (kind, reference, amount_sen, at) values ('reset', $1, 5, now()) returning id`,
    [randomUUID()],
  );
  expect(await recent()).toEqual([
    { rule: 'transfer', id: Number(rows[0]?.id), detail: '0 entries, together 0, of 5 sen' },
  ]);
  await forger.query('delete from ledger_transfers where id = $1', [rows[0]?.id]);
  await payNow(id, 300);
  const begin = (sen: number) =>
    `update ledger_entries set balance_before_sen = balance_before_sen + ${sen}, balance_after_sen = balance_after_sen + ${sen}
      where id = (select max(id) from ledger_entries where account_id = $1)`;
  await forger.query(begin(7), [id]);
  expect(await recent()).toMatchObject([
    { rule: 'chain', detail: 'begins at 10007, the one before ended at 10000' },
  ]);
  await forger.query(begin(-7), [id]);
  expect(await recent()).toEqual([]);
});

test('a balance that nothing moved is found, however long its wallet was quiet', async () => {
  const [one, other] = [await wealthy(), await wealthy()];
  await settle();
  const move = (sen: number) =>
    forger.query(
      `update wallets set balance_sen = balance_sen + case account_id when $1 then $3::bigint else -$3::bigint end
        where account_id in ($1, $2)`,
      [one, other, sen],
    );
  await move(5);
  expect(await recent()).toEqual(
    expect.arrayContaining([
      { rule: 'wallet', id: one, detail: 'holds 10005, its entries say 10000' },
      { rule: 'wallet', id: other, detail: 'holds 9995, its entries say 10000' },
    ]),
  );
  await move(-5);
  expect(await recent()).toEqual([]);
});

test('a payment that vanished with all its traces is missed by what was marked', async () => {
  const id = await wealthy();
  const { id: transferId } = await payNow(id, 300);
  await settle();
  await forger.query('delete from ledger_entries where transfer_id = $1', [transferId]);
  await forger.query('delete from ledger_transfers where id = $1', [transferId]);
  await forger.query('update wallets set balance_sen = 10000 where account_id = $1', [id]);
  expect((await checkLedger(db())).problems).toEqual([]);
  expect(await recent()).toEqual([{ rule: 'wallet', id, detail: 'holds 10000, its entries say 9700' }]);
});

test('what was marked and then changed is found by the check of everything, and told until that finds nothing', async () => {
  const id = await wealthy();
  await payNow(id, 300);
  await settle();
  expect(await whole()).toEqual([]);
  await forger.query(shift(1), [id]);
  expect(await recent()).toEqual([]);
  expect((await whole()).map(({ rule }) => rule)).toEqual(['transfer', 'wallet']);
  expect((await recent()).map(({ rule }) => rule)).toEqual(['transfer', 'wallet']);
  await forger.query(shift(-1), [id]);
  expect(await whole()).toEqual([]);
  expect(await recent()).toEqual([]);
});

test('the check of everything finds an old chain with a gap, and entries of no transfer', async () => {
  const id = await wealthy();
  await payNow(id, 300);
  await settle();
  const [first] = await sql(
    server.databaseUrl,
    'select min(id) as id, min(transfer_id) as transfer_id from ledger_entries where account_id = $1',
    [id],
  );
  const begin = (sen: number) =>
    `update ledger_entries set balance_before_sen = balance_before_sen + ${sen}, balance_after_sen = balance_after_sen + ${sen}
      where id = $1`;
  await forger.query(begin(3), [first?.id]);
  expect((await whole()).map(({ rule }) => rule)).toEqual(['chain', 'chain']);
  await forger.query(begin(-3), [first?.id]);
  const move = 'update ledger_entries set transfer_id = $2 where transfer_id = $1';
  const nowhere = (await newest()) + 1_000_000;
  await forger.query(move, [first?.transfer_id, nowhere]);
  expect((await whole()).map((problem) => problem.id)).toEqual([Number(first?.transfer_id), nowhere]);
  await forger.query(move, [nowhere, first?.transfer_id]);
  expect(await whole()).toEqual([]);
});

test('a transfer that is committed after later ones were checked is not passed over', async () => {
  const [late, early] = [await wealthy(), await wealthy()];
  await settle();
  const before = await newest();
  await inTransaction(db(), async (tx) => {
    await payFromBalance(tx, pay(late, 100));
    await payNow(early, 200);
    for (let check = 0; check < 3; check++) expect(await recent()).toEqual([]);
    expect(await marked()).toBeLessThanOrEqual(before);
  });
  expect(await recent()).toEqual([]);
  await settle();
  await payNow(late, 100);
  expect(await recent()).toEqual([]);
});

test('two checks at once, while money moves, agree that all is well', async () => {
  const people = [await wealthy(), await wealthy(), await wealthy()];
  const checks = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      if (index % 6 === 0) return recent();
      await payNow(people[index % 3] ?? 0, 10);
      return [];
    }),
  );
  expect(checks.flat()).toEqual([]);
  await settle();
});
