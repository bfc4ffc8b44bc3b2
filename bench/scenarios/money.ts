import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { Client } from 'pg';
import { demoPassword } from '../../e2e/fixtures/demo-accounts.ts';
import { sandboxSecret } from '../../e2e/fixtures/gateway.ts';
import type { Product } from '../../e2e/fixtures/start-product.ts';
import { cpuTime } from '../cpu-time.ts';
import { type Buyer, fillBuyers } from '../fill-buyers.ts';
import { fillOrders } from '../fill-orders.ts';
import { watchMachine } from '../machine.ts';
import { openShop, sailingsOf } from '../open-shop.ts';
import { plainPost } from '../plain-post.ts';
import type { Findings, Scenario } from '../scenario.ts';
import { spreadOf } from '../spread.ts';

const workers = 16;
/** Of each kind; the first sixth warms up, the others are so many rounds. */
const orders = 900;
const logins = 150;
const rounds = 5;

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
    const held = await holdOrders(product, client);
    const [byBalance, byGateway] = [held.slice(0, orders), held.slice(orders)];
    const balance = await measure(product, client, byBalance, async ({ id, buyer }) => {
      const answer = await post(bookingCalls.payOrders.path, { ids: [id], method: 'balance' }, buyer);
      if (!answer.includes('"state":"paid"')) throw new Error(`nothing was paid: ${answer.slice(0, 300)}`);
    });
    for (const { id, buyer } of byGateway)
      await post(bookingCalls.payOrders.path, { ids: [id], method: 'creditCard' }, buyer);
    const message = await measure(product, client, await listPayments(client), (payment) =>
      tell(product.url, agent, payment),
    );
    await givePasswords(client);
    const login = await measure(product, client, byBalance.slice(0, logins), async ({ buyer }) => {
      const answer = await post(
        identityCalls.login.path,
        { username: buyer.username, password: demoPassword },
        { ...buyer, token: '' },
      );
      if (!answer.includes('"code":200')) throw new Error(`nobody was let in: ${answer.slice(0, 300)}`);
    });
    await requirePaid(client, held.length);
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

interface HeldOrder {
  id: number;
  buyer: Buyer;
}

/** An unpaid order for each of so many buyers. */
async function holdOrders(product: Product, client: Client): Promise<HeldOrder[]> {
  const ground = await fillOrders(client, sailingsOf.spread, 10_000);
  const buyers = await fillBuyers(client, 2 * orders);
  const shop = openShop(product.url, { ground, buyers, agentCode: 'GANGWAY', clients: workers });
  for (let done = 0; done < buyers.length; done += workers)
    await Promise.all(
      Array.from({ length: Math.min(workers, buyers.length - done) }, () => shop.buy('spread')),
    );
  shop.close();
  const { rows } = await client.query<{ id: string; place: string }>(
    `select o.id, row_number() over (order by a.id) - 1 as place from accounts a join orders o on o.account_id = a.id
      where a.username like 'bench%' and o.status = 'unpaid' order by a.id`,
  );
  return rows.flatMap(({ id, place }) => {
    const buyer = buyers[Number(place)];
    return buyer ? [{ id: Number(id), buyer }] : [];
  });
}

interface OpenPayment {
  paymentNo: string;
  providerRef: string;
  amountSen: number;
}

async function listPayments(client: Client): Promise<OpenPayment[]> {
  const { rows } = await client.query<OpenPayment & { amountSen: string }>(
    `select p.payment_no as "paymentNo", p.provider_ref as "providerRef", p.amount_sen as "amountSen" from payments p
       join accounts a on a.id = p.account_id where a.username like 'bench%' and p.status = 'pending'`,
  );
  return rows.map((row) => ({ ...row, amountSen: Number(row.amountSen) }));
}

const signingSecret = Buffer.from(
  hkdfSync('sha256', sandboxSecret, 'sandbox gateway', 'signature', 32),
).toString('base64url');

/** The gateway says that somebody has paid. */
async function tell(url: string, agent: Agent, payment: OpenPayment): Promise<void> {
  const { paymentNo, providerRef: reference, amountSen } = payment;
  const about = { paymentNo, reference, amountSen, currency: 'MYR', state: 'paid' };
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, type: 'payment.paid', ...about });
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', signingSecret).update(`${seconds}.${body}`).digest('hex');
  const headers = { 'x-sandbox-signature': `t=${seconds},v1=${signature}` };
  const address = `${url}${apiBase}/payment/notify/sandbox`;
  const answer = await plainPost(address, { token: '', body, agent, headers });
  if (answer !== 'OK') throw new Error(`the message was refused: ${answer.slice(0, 300)}`);
}

interface Round {
  perSecond: number;
  productMs: number;
  databaseMs: number;
  statements: number;
  generatorMs: number;
  idle: number;
}

async function measure<T>(
  product: Product,
  client: Client,
  given: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<Round[]> {
  const part = Math.ceil(given.length / (rounds + 1));
  await inTurn(given.slice(0, part), work);
  await settled(client);
  const done: Round[] = [];
  for (let round = 1; round <= rounds; round++)
    done.push(await measureRound(product, client, given.slice(round * part, (round + 1) * part), work));
  return done;
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

async function inTurn<T>(given: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const rest = given.values();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const one of rest) await work(one);
    }),
  );
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

function named(name: string, own: readonly Round[]): Findings {
  const of = (part: keyof Round) => spreadOf(own.map((round) => round[part]));
  const middle = (part: keyof Round) => Number(of(part).median.toFixed(2));
  return {
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
