import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { Client } from 'pg';
import { demoPassword } from '../../e2e/fixtures/demo-accounts.ts';
import type { Product } from '../../e2e/fixtures/start-product.ts';
import { cpuTime } from '../cpu-time.ts';
import type { Buyer } from '../fill-buyers.ts';
import { holdOrders } from '../hold-orders.ts';
import { watchMachine } from '../machine.ts';
import { plainPost } from '../plain-post.ts';
import type { Findings, Scenario } from '../scenario.ts';
import { spreadOf } from '../spread.ts';
import { listPayments, tellPaid } from '../tell-paid.ts';

const workers = 16;
const rounds = 5;
/** Of each kind in a round. */
const ordersOfRound = 400;
const loginsOfRound = 60;
/** What is done has been compiled for good by then, and every connection has planned it; as in `reads`. */
const warmSeconds = 20;
/** Beside the rounds' there are so many orders to warm up with, for each way to pay: an order is paid once. */
const warmOrders = 4000;
const orders = warmOrders + rounds * ordersOfRound;

/** Money that was answered for must not be lost. */
export const durable = true;
export const counted = true;
export const env = { TRUST_PROXY: 'loopback' };

/**
 * What it takes to pay an order out of the balance, to take in a gateway's message and to sign in. Rates are by the answers; processor
 * time and statements are counted until nothing waits in the outbox any more, so that what follows a commit is in them: tickets,
 * the confirmation, the pages that are told. A scan is measured by `scan`.
 */
export const scenario: Scenario = async (product) => {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  const agent = new Agent({ keepAlive: true, maxSockets: workers });
  const post = (path: string, body: object, { token, address }: Omit<Buyer, 'username'>) =>
    plainPost(`${product.url}${apiBase}${path}`, { token, address, body: JSON.stringify(body), agent });
  try {
    const held = await holdOrders(product.url, client, { count: 2 * orders, workers });
    const [byBalance, byGateway] = [held.slice(0, orders), held.slice(orders)];
    const balance = await measure(
      product,
      client,
      shared(byBalance, ordersOfRound),
      async ({ id, buyer }) => {
        const answer = await post(bookingCalls.payOrders.path, { ids: [id], method: 'balance' }, buyer);
        if (!answer.includes('"state":"paid"')) throw new Error(`nothing was paid: ${answer.slice(0, 300)}`);
      },
    );
    await inTurn(byGateway, ({ id, buyer }) =>
      post(bookingCalls.payOrders.path, { ids: [id], method: 'creditCard' }, buyer),
    );
    const payments = shared(await listPayments(client), ordersOfRound);
    const message = await measure(product, client, payments, (payment) =>
      tellPaid(product.url, agent, payment),
    );
    await givePasswords(client);
    const login = await measure(product, client, shared(byBalance, loginsOfRound), async ({ buyer }) => {
      const answer = await post(
        identityCalls.login.path,
        { username: buyer.username, password: demoPassword },
        { ...buyer, token: '' },
      );
      if (!answer.includes('"code":200')) throw new Error(`nobody was let in: ${answer.slice(0, 300)}`);
    });
    await requirePaid(client, balance.done + message.done);
    return {
      workers,
      rounds,
      ...named('balance', balance),
      ...named('message', message),
      ...named('login', login),
    };
  } finally {
    agent.destroy();
    await client.end();
  }
};

/** Buyers are signed in already; these sign in again, with the password of the demo. */
async function givePasswords(client: Client): Promise<void> {
  await client.query(
    `update accounts set password_hash = (select password_hash from accounts where username = 'admin')
      where username like 'bench%'`,
  );
}

interface Round {
  perSecond: number;
  productMs: number;
  databaseMs: number;
  statements: number;
  generatorMs: number;
  idle: number;
}

/** What is there to be done: some to warm up with, and as much in each round. */
interface Shared<T> {
  warm: readonly T[];
  rounds: readonly (readonly T[])[];
}

function shared<T>(given: readonly T[], ofRound: number): Shared<T> {
  const from = given.length - rounds * ofRound;
  if (from <= 0) throw new Error(`there is nothing to warm up with: ${given.length} are too few`);
  const starts = Array.from({ length: rounds }, (_, round) => from + round * ofRound);
  return { warm: given.slice(0, from), rounds: starts.map((start) => given.slice(start, start + ofRound)) };
}

interface Measured {
  warmedSeconds: number;
  /** With those that only warmed up. */
  done: number;
  rounds: Round[];
}

async function measure<T>(
  product: Product,
  client: Client,
  given: Shared<T>,
  work: (one: T) => Promise<unknown>,
): Promise<Measured> {
  const start = performance.now();
  const warmed = await inTurn(given.warm, work, warmSeconds);
  const warmedSeconds = (performance.now() - start) / 1000;
  await settled(client);
  const own: Round[] = [];
  for (const round of given.rounds) own.push(await measureRound(product, client, round, work));
  return { warmedSeconds, done: warmed + given.rounds.flat().length, rounds: own };
}

async function measureRound<T>(
  product: Product,
  client: Client,
  given: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<Round> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const watch = () => cpuTime(product.pid, rows[0]?.pid ?? 0);
  const [cpu, before, machine] = [watch(), await countStatements(client), watchMachine()];
  const start = performance.now();
  await inTurn(given, work);
  const seconds = (performance.now() - start) / 1000;
  await settled(client);
  const [end, count] = [watch(), given.length];
  const { idleShare: idle = Number.NaN, generatorCpuMs = Number.NaN } = machine() ?? {};
  const spent = (of: 'product' | 'database') => (cpu && end ? (end[of] - cpu[of]) / count : Number.NaN);
  return {
    perSecond: count / seconds,
    productMs: spent('product'),
    databaseMs: spent('database'),
    statements: ((await countStatements(client)) - before) / count,
    generatorMs: generatorCpuMs / count,
    idle,
  };
}

/** Each once, until all are done or the time is over; gives how many were. */
async function inTurn<T>(
  given: readonly T[],
  work: (one: T) => Promise<unknown>,
  seconds = Number.POSITIVE_INFINITY,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let next = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (performance.now() < end) {
        const one = given[next++];
        if (one === undefined) return;
        await work(one);
      }
    }),
  );
  return Math.min(next, given.length);
}

/** Everything that follows has happened. */
async function settled(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ waiting: string }>('select count(*) as waiting from outbox');
    if (Number(rows[0]?.waiting) === 0) return;
    await sleep(200);
  }
}

async function countStatements(client: Client): Promise<number> {
  const { rows } = await client.query<{ calls: string }>(
    `select sum(calls) as calls from pg_stat_statements where query not like 'select count(*) as waiting%'`,
  );
  return Number(rows[0]?.calls);
}

/** Rates say nothing of money that did not arrive. */
async function requirePaid(client: Client, count: number): Promise<void> {
  const { rows } = await client.query<{ paid: string }>(
    `select count(*) as paid from orders o join accounts a on a.id = o.account_id
      where a.username like 'bench%' and o.status = 'paid' and o.paid_sen = o.total_sen`,
  );
  if (Number(rows[0]?.paid) !== count)
    throw new Error(`${count} orders were to be paid, ${rows[0]?.paid} are`);
}

function named(name: string, { warmedSeconds, rounds: own }: Measured): Findings {
  const of = (part: keyof Round) => spreadOf(own.map((round) => round[part]));
  const middle = (part: keyof Round) => Number(of(part).median.toFixed(2));
  return {
    [`${name}WarmedSeconds`]: Math.round(warmedSeconds),
    [`${name}PerSecond`]: Math.round(middle('perSecond')),
    [`${name}PerSecondSpread`]: Number(of('perSecond').spread.toFixed(2)),
    [`${name}ProductCpuMs`]: middle('productMs'),
    [`${name}ProductCpuSpread`]: Number(of('productMs').spread.toFixed(2)),
    [`${name}DatabaseCpuMs`]: middle('databaseMs'),
    [`${name}DatabaseCpuSpread`]: Number(of('databaseMs').spread.toFixed(2)),
    [`${name}Statements`]: middle('statements'),
    [`${name}GeneratorCpuMs`]: middle('generatorMs'),
    [`${name}IdleShare`]: middle('idle'),
  };
}
