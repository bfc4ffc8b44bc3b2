import { randomUUID } from 'node:crypto';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countDeadlocks, tellStatistics } from '../../../test/count-deadlocks.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { fund, newCustomer, type TestCustomer } from '../../../test/wallet.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { readBalance } from './balances.queries.ts';
import { checkLedger } from './check-ledger.ts';
import { payFromBalance } from './pay-from-balance.ts';

let one: TestServer;
let other: TestServer;
let above: TestCustomer;
let below: TestCustomer;

beforeAll(async () => {
  const env = { RATE_LIMIT_PER_MINUTE: '1000000', PG_POOL_SIZE: '20' };
  one = await startTestServer({ env });
  other = await startTestServer({ databaseUrl: one.databaseUrl, env });
});
beforeEach(async () => {
  above = await newCustomer(one, { level: 'superAgent', realName: 'Super Agent' });
  below = await newCustomer(one, { level: 'agent', superiorId: above.id, realName: 'Own Agent' });
  await fund(one, above.id, 10_000);
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const allocate = (
  by: TestCustomer,
  to: { id: number },
  amountSen: number,
  { key = randomUUID(), server = one } = {},
) => server.call(walletCalls.allocate, { body: { key, accountId: to.id, amountSen } }, { token: by.token });
const balances = () => Promise.all([above, below].map(({ id }) => readBalance(one.gangway.platform.db, id)));

test('balance goes from a super agent to an own agent, and both statements say so', async () => {
  expect((await allocate(above, below, 4000)).data).toEqual({ balanceSen: 6000, theirsSen: 4000 });
  const line = async ({ token }: TestCustomer) =>
    (await one.call(walletCalls.ownStatement, { body: { size: 1 } }, { token })).data.records[0];
  expect(await line(above)).toMatchObject({ kind: 'allocation', amountSen: -4000, other: 'Own Agent' });
  expect(await line(below)).toMatchObject({ kind: 'allocation', amountSen: 4000, other: 'Super Agent' });
  const { data } = await one.call(walletCalls.listBelow, {}, { token: above.token });
  expect(data).toMatchObject([{ id: below.id, level: 'agent', balanceSen: 4000 }]);
});

test('a double click hands it on once; the same key for another amount is refused', async () => {
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      allocate(above, below, 1000, { key, server: index % 2 === 0 ? one : other }),
    ),
  );
  expect(answers.every((answer) => answer.code === 200)).toBe(true);
  expect(await balances()).toEqual([9000, 1000]);
  expect(await allocate(above, below, 1001, { key })).toMatchObject({
    status: 409,
    reason: 'recharge.keyReused',
  });
});

test('the same key with other remarks is refused, and with the same ones answered again', async () => {
  const wish = { key: randomUUID(), accountId: below.id, amountSen: 1000, remarks: 'October' };
  const hand = (remarks: string) =>
    one.call(walletCalls.allocate, { body: { ...wish, remarks } }, { token: above.token });
  for (const answer of [await hand('October'), await hand('October')])
    expect(answer.data).toEqual({ balanceSen: 9000, theirsSen: 1000 });
  for (const other of ['November', ''])
    expect(await hand(other)).toMatchObject({ status: 409, reason: 'recharge.keyReused' });
  expect(await balances()).toEqual([9000, 1000]);
});

test('it goes nowhere but to own agents: not up, not in a circle, not to oneself, not to others', async () => {
  await allocate(above, below, 5000);
  const stranger = await newCustomer(one, { level: 'agent' });
  const under = await newCustomer(one, { level: 'agent', superiorId: below.id });
  const normal = await newCustomer(one, { superiorId: above.id });
  for (const [by, to] of [
    [below, above],
    [below, under],
    [above, above],
    [above, under],
    [above, stranger],
    [above, normal],
    [normal, below],
    [stranger, below],
    [above, { id: 999_999 }],
  ] as const)
    expect(await allocate(by, to, 1)).toMatchObject({ status: 403, reason: 'wallet.notBelow' });
  expect(await balances()).toEqual([5000, 5000]);
});

test('more than there is is refused in the words of the specification', async () => {
  expect(await allocate(above, below, 10_001)).toMatchObject({
    status: 422,
    reason: 'wallet.short',
    message: "Sorry, your agent's available balance is insufficient for settlement.",
  });
  expect(await balances()).toEqual([10_000, 0]);
});

test('more than may ever be handed on at once is refused in ringgit', async () => {
  for (const amountSen of [1_000_000_001, 1e300])
    expect((await allocate(above, below, amountSen)).fields[0]).toEqual({
      field: 'amountSen',
      message: 'At most RM 10,000,000 at a time',
    });
});

test('who is no super agent any more, or no longer above, hands nothing on', async () => {
  const token = await one.login('finance');
  const body = { superiorId: null };
  await one.call(customersCalls.setSuperior, { params: { id: below.id }, body }, { token });
  expect(await allocate(above, below, 1)).toMatchObject({ reason: 'wallet.notBelow' });
});

test('what a super agent has just handed on it cannot spend, at the same moment neither', async () => {
  const spend = (server: TestServer) =>
    inTransaction(server.gangway.platform.db, (tx) =>
      payFromBalance(tx, {
        accountId: above.id,
        amountSen: 2000,
        reference: randomUUID(),
        operatorId: null,
        at: new Date(),
      }),
    ).then(
      () => true,
      () => false,
    );
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, async (_, index) =>
      index % 2 === 0 ? (await allocate(above, below, 2000, { server: one })).code === 200 : spend(other),
    ),
  );
  expect(outcomes.filter(Boolean)).toHaveLength(5);
  const [left, handed] = await balances();
  expect(left).toBe(0);
  expect((handed ?? 0) % 2000).toBe(0);
});

test('two super agents handing on and being paid at once never wait for each other for good', async () => {
  const second = await newCustomer(one, { level: 'superAgent' });
  const theirs = await newCustomer(one, { level: 'agent', superiorId: second.id });
  await fund(one, second.id, 10_000);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => {
      const server = index % 3 === 0 ? one : other;
      return index % 2 === 0
        ? allocate(above, below, 100, { server })
        : allocate(second, theirs, 100, { server });
    }),
  );
  expect(answers.filter((answer) => answer.code !== 200)).toEqual([]);
});

test('after all of it the ledger adds up', async () => {
  expect((await checkLedger(one.gangway.platform.db)).problems).toEqual([]);
});

test('of all these nobody waited in a circle', async () => {
  await tellStatistics(other.gangway.pool);
  expect(await countDeadlocks(one.gangway.pool)).toBe(0);
});
