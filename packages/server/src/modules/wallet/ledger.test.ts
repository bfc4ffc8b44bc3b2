import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countDeadlocks, tellStatistics } from '../../../test/count-deadlocks.ts';
import { sql } from '../../../test/sql.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { fund, newCustomer } from '../../../test/wallet.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { readBalance } from './balances.queries.ts';
import { checkLedger } from './check-ledger.ts';
import { type Move, moveMoney } from './move-money.ts';
import { payFromBalance, returnToBalance } from './pay-from-balance.ts';

let one: TestServer;
let other: TestServer;

beforeAll(async () => {
  const env = { RATE_LIMIT_PER_MINUTE: '1000000', PG_POOL_SIZE: '20' };
  one = await startTestServer({ env });
  other = await startTestServer({ databaseUrl: one.databaseUrl, env });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const node = (index: number): Db => (index % 2 === 0 ? one : other).gangway.platform.db;
const at = new Date();
const pay = (db: Db, accountId: number, amountSen: number, reference: string = randomUUID()) =>
  inTransaction(db, (tx) => payFromBalance(tx, { accountId, amountSen, reference, operatorId: null, at }));
const problems = async () => (await checkLedger(node(0))).problems;
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'no error');

describe('a balance', () => {
  test('goes down by what is paid and up by what comes back, each with what was there before', async () => {
    const { id } = await newCustomer(one);
    await fund(one, id, 10_000);
    expect(await pay(node(0), id, 2500)).toMatchObject({
      isNew: true,
      from: { accountId: id, beforeSen: 10_000, afterSen: 7500 },
      to: { house: 'sales', amountSen: 2500 },
    });
    const back = { accountId: id, amountSen: 500, reference: randomUUID(), operatorId: null, at };
    expect(await inTransaction(node(0), (tx) => returnToBalance(tx, back))).toMatchObject({
      to: { beforeSen: 7500, afterSen: 8000 },
    });
    expect(await readBalance(node(1), id)).toBe(8000);
  });

  test('never falls below zero, and a refused payment leaves nothing behind', async () => {
    const { id } = await newCustomer(one);
    await fund(one, id, 100);
    const before = await sql(one.databaseUrl, 'select count(*) from ledger_transfers');
    await expect(pay(node(0), id, 101)).rejects.toThrow('wallet.short');
    expect(await sql(one.databaseUrl, 'select count(*) from ledger_transfers')).toEqual(before);
    expect(await readBalance(node(0), id)).toBe(100);
    await pay(node(0), id, 100);
    expect(await readBalance(node(0), id)).toBe(0);
  });

  test('of somebody nothing ever moved for is zero and pays nothing', async () => {
    const { id } = await newCustomer(one);
    expect(await readBalance(node(0), id)).toBe(0);
    await expect(pay(node(0), id, 1)).rejects.toThrow('wallet.short');
  });

  test.each([0, -1, 0.5, Number.NaN])('does not move by %d', async (amountSen) => {
    const { id } = await newCustomer(one);
    await expect(pay(node(0), id, amountSen)).rejects.toThrow(RangeError);
  });

  test('is not lowered past the ledger, even by the database itself', async () => {
    const { id } = await newCustomer(one);
    await fund(one, id, 100);
    await expect(
      sql(one.databaseUrl, 'update wallets set balance_sen = -1 where account_id = $1', [id]),
    ).rejects.toThrow('wallets_balance_sen_check');
  });
});

describe('the same movement again', () => {
  test('gives the transfer there is, at once from two processes too', async () => {
    const { id } = await newCustomer(one);
    await fund(one, id, 10_000);
    const reference = randomUUID();
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, index) => pay(node(index), id, 4000, reference)),
    );
    expect(new Set(made.map((transfer) => transfer.id)).size).toBe(1);
    expect(made.filter((transfer) => transfer.isNew)).toHaveLength(1);
    expect(await readBalance(node(0), id)).toBe(6000);
  });

  test('with another amount or another wallet is refused', async () => {
    const [payer, stranger] = [await newCustomer(one), await newCustomer(one)];
    for (const { id } of [payer, stranger]) await fund(one, id, 10_000);
    const reference = randomUUID();
    await pay(node(0), payer.id, 4000, reference);
    await expect(pay(node(0), payer.id, 4001, reference)).rejects.toThrow('recharge.keyReused');
    await expect(pay(node(0), stranger.id, 4000, reference)).rejects.toThrow('recharge.keyReused');
    expect(await readBalance(node(0), stranger.id)).toBe(10_000);
  });
});

describe('a balance spent at the same moment from two processes', () => {
  test('is spent once for every sen of it', async () => {
    const { id } = await newCustomer(one);
    await fund(one, id, 10_000);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => pay(node(index), id, 1000)),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(outcomes.length - refused.length).toBe(10);
    expect(new Set(refused.map((outcome) => reasonOf(outcome.reason)))).toEqual(new Set(['wallet.short']));
    expect(await readBalance(node(0), id)).toBe(0);
    expect(await problems()).toEqual([]);
  });

  test('would be spent twice if it were only looked at first', async () => {
    const { id } = await newCustomer(one);
    await fund(one, id, 10_000);
    const careless = async (db: Db) => {
      const balance = await readBalance(db, id);
      if (balance < 1000) return false;
      await sql(one.databaseUrl, 'update wallets set balance_sen = $2 where account_id = $1', [
        id,
        balance - 1000,
      ]);
      return true;
    };
    const spent = await Promise.all(Array.from({ length: 60 }, (_, index) => careless(node(index))));
    expect(spent.filter(Boolean).length).toBeGreaterThan(10);
    await sql(one.databaseUrl, 'update wallets set balance_sen = 10000 where account_id = $1', [id]);
    expect(await problems()).toEqual([]);
  });
});

describe('the ledger', () => {
  test.each([
    'update ledger_entries set amount_sen = amount_sen + 1',
    'delete from ledger_entries',
    'truncate ledger_entries',
    "update ledger_transfers set reason = 'other'",
    'delete from ledger_transfers',
    'truncate ledger_transfers cascade',
  ])('only ever grows: %s', async (statement) => {
    await expect(sql(one.databaseUrl, statement)).rejects.toThrow('is append only');
  });

  test('adds up after any transfers between any wallets, many at a time', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => newCustomer(one)));
    const side = fc.constantFrom(
      ...people.map(({ id }) => ({ accountId: id })),
      { house: 'received' as const },
      { house: 'sales' as const },
    );
    const move = fc
      .record({
        from: side,
        to: side,
        amountSen: fc.integer({ min: 1, max: 5000 }),
        kind: fc.constantFrom('recharge', 'allocation', 'orderPayment', 'refund'),
        reference: fc.uuid(),
      })
      .filter(({ from, to }) => from !== to && ('accountId' in from || 'accountId' in to));
    let moved = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 25 }), async (moves) => {
        const outcomes = await Promise.allSettled(moves.map((wish, index) => run(node(index), wish)));
        const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
        moved += outcomes.length - refused.length;
        for (const outcome of refused)
          expect(['wallet.short', 'recharge.keyReused']).toContain(reasonOf(outcome.reason));
        expect(await problems()).toEqual([]);
      }),
      { numRuns: 30 },
    );
    expect(moved).toBeGreaterThan(50);
  });

  const run = (db: Db, wish: Omit<Move, 'operatorId' | 'at'>) =>
    inTransaction(db, (tx) => moveMoney(tx, { ...wish, operatorId: null, at }));
});

describe('the check', () => {
  /** Does something to the books that nothing but a broken database could do, and takes it back. */
  async function tampered(statement: string, values: unknown[], undo: string) {
    const client = new Client({ connectionString: one.databaseUrl });
    await client.connect();
    try {
      await client.query("set session_replication_role = 'replica'");
      await client.query(statement, values);
      const found = await problems();
      await client.query(undo, values);
      return found;
    } finally {
      await client.end();
    }
  }

  test('finds an entry that was changed', async () => {
    const { id } = await newCustomer(one);
    await fund(one, id, 700);
    const rule = (found: { rule: string }[]) => found.map((problem) => problem.rule).toSorted();
    const change = (sen: number) =>
      `update ledger_entries set amount_sen = amount_sen + ${sen},
              balance_after_sen = balance_after_sen + ${sen} where account_id = $1`;
    expect(rule(await tampered(change(1), [id], change(-1)))).toEqual(['total', 'transfer', 'wallet']);
    expect(await problems()).toEqual([]);
  });

  test('finds a balance that nothing moved, and a chain with a gap', async () => {
    const { id } = await newCustomer(one);
    await fund(one, id, 700);
    const balance = (sen: number) =>
      `update wallets set balance_sen = balance_sen + ${sen} where account_id = $1`;
    expect(await tampered(balance(5), [id], balance(-5))).toEqual([
      { rule: 'wallet', id, detail: 'holds 705, its entries say 700' },
    ]);
    const before = (sen: number) =>
      `update ledger_entries set balance_before_sen = balance_before_sen + ${sen},
              balance_after_sen = balance_after_sen + ${sen} where account_id = $1`;
    expect(await tampered(before(3), [id], before(-3))).toMatchObject([{ rule: 'chain' }]);
    expect(await problems()).toEqual([]);
  });

  test('is told to Prometheus', async () => {
    const text = await (await fetch(`${one.url}/metrics`)).text();
    expect(text).toContain('gangway_ledger_problems 0');
    expect(text).toMatch(/gangway_wallet_balance_sen \d+/);
  });
});

test('of all these nobody waited in a circle', async () => {
  await tellStatistics(other.gangway.pool);
  expect(await countDeadlocks(one.gangway.pool)).toBe(0);
});
