import { Agent } from 'node:http';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import { Client } from 'pg';
import { buyOwn } from '../buy-own.ts';
import { cpuTime } from '../cpu-time.ts';
import { type Buyer, fillBuyers } from '../fill-buyers.ts';
import { fillOrders, type OrderGround } from '../fill-orders.ts';
import { watchMachine } from '../machine.ts';
import { measureRate } from '../measure-rate.ts';
import { measureSteady } from '../measure-steady.ts';
import { openShop, sailingsOf } from '../open-shop.ts';
import { asking, listTargets, requireAnswer, type Target } from '../read-targets.ts';
import type { Findings, Scenario } from '../scenario.ts';
import { spreadOf } from '../spread.ts';
import { startPlainServer } from '../start-plain-server.ts';

const workers = 32;
const seconds = 3;
const rounds = 5;
/** What is asked has been compiled for good by then: who one is takes half as long after twenty seconds as in the first ones. */
const warmSeconds = 20;

/** So many orders a second are made while everybody looks at their month. */
const ordersPerSecond = 100;
const buyers = 3000;
/** Orders each of the customers has who look at theirs. */
const ownOrders = 3;

export const counted = true;
/** Every buyer has an address of their own, as the proxy in front would say. */
export const env = { TRUST_PROXY: 'loopback' };

interface Round {
  perSecond: number;
  cpuMs: number;
  databaseMs: number;
  statements: number;
  generatorMs: number;
  idle: number;
}

/**
 * What everybody looks at: home's data, the route list, a month and one sailing, who one is, a customer's profile, balance,
 * cart and orders, the orders of the office, and whether the process is well, beside plain Fastify with one query, which for a list
 * gives as many rows of as many tables (`plainMine`, `plainOrders`), and with none. All take turns in five rounds. Rates hold for a quiet
 * machine only; processor time and statements for each request, on a busy one as well. All who ask wait for their answer and ask again,
 * so they come in step, which suits a product that looks up together who comes together; plain Fastify asks for each. The list of the
 * office is asked for as it opens by everybody, which is answered to all of them at once (`orders`), and in as many ways as there are who ask
 * (`ordersApart`). In the end
 * (`calendarSelling`) everybody looks at a month of which a hundred orders a second are made: each takes away what was kept of it.
 */
export const scenario: Scenario = async (product) => {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  const plain = await startPlainServer(product.databaseUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: workers });
  try {
    const people = await fillBuyers(client, buyers);
    const ground = await fillOrders(client, sailingsOf.spread, 0);
    const customers = people.slice(0, workers);
    await buyOwn(product.url, client, { ground, buyers: customers, each: ownOrders });
    const targets = await listTargets(product, plain, client, { customers, workers });
    for (const target of Object.values(targets)) await requireAnswer(target);
    for (const target of Object.values(targets))
      await measureRate({ workers, seconds: warmSeconds, work: asking(target, agent) });
    const done = new Map<string, Round[]>();
    for (let round = 0; round < rounds; round++)
      for (const [name, target] of Object.entries(targets))
        done.set(name, [...(done.get(name) ?? []), await measure(client, target, agent)]);
    const all = [...done].reduce<Findings>((sum, [name, own]) => ({ ...sum, ...findings(name, own) }), {
      workers,
      rounds,
    });
    return {
      ...all,
      ...ofPlain(done, 'info', 'plainOne'),
      ...ofPlain(done, 'profile', 'plainOne'),
      ...ofPlain(done, 'wallet', 'plainOne'),
      ...ofPlain(done, 'cart', 'plainOne'),
      ...ofPlain(done, 'myOrders', 'plainMine'),
      ...ofPlain(done, 'orders', 'plainOrders'),
      ...ofPlain(done, 'ordersApart', 'plainOrders'),
      ...ofPlain(done, 'healthz', 'plainNone'),
      ...ofPlain(done, 'healthzBare', 'plainNone'),
      ...findings('calendarSelling', await lookWhileSelling(product, client, { ground, people, agent })),
    };
  } finally {
    agent.destroy();
    await plain.stop();
    await client.end();
  }
};

async function lookWhileSelling(
  { url, pid }: { url: string; pid: number },
  client: Client,
  { ground, people, agent }: { ground: OrderGround; people: readonly Buyer[]; agent: Agent },
): Promise<Round[]> {
  const { rows } = await client.query<{ month: string }>(
    `select to_char(date, 'YYYY-MM') as month from sailings where id = $1`,
    [ground.firstSailingId],
  );
  const month = { url: `${url}${apiBase}/shipClient/calendar?month=${rows[0]?.month}`, pid };
  const before = ownOrders * workers;
  const shop = openShop(url, { ground, buyers: people, agentCode: 'GANGWAY', clients: workers, before });
  const own: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    const selling = measureSteady({
      perSecond: ordersPerSecond,
      seconds: seconds + 1,
      work: () => shop.buy('spread'),
    });
    own.push(await measure(client, month, agent));
    await selling;
  }
  shop.close();
  return own;
}

async function measure(client: Client, target: Target, agent: Agent): Promise<Round> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const watch = () => cpuTime(target.pid, rows[0]?.pid ?? 0);
  const ask = asking(target, agent);
  let asked = 0;
  const before = { statements: await countStatements(client), cpu: watch(), machine: watchMachine() };
  const perSecond = await measureRate({
    workers,
    seconds,
    work: () => {
      asked += 1;
      return ask();
    },
  });
  const cpu = watch();
  const { idleShare: idle = Number.NaN, generatorCpuMs = Number.NaN } = before.machine() ?? {};
  const spent = (of: 'product' | 'database') =>
    cpu && before.cpu ? (cpu[of] - before.cpu[of]) / asked : Number.NaN;
  const statements = ((await countStatements(client)) - before.statements) / asked;
  const generatorMs = generatorCpuMs / asked;
  return { perSecond, cpuMs: spent('product'), databaseMs: spent('database'), statements, generatorMs, idle };
}

async function countStatements(client: Client): Promise<number> {
  const { rows } = await client.query<{ calls: string }>(
    'select sum(calls) as calls from pg_stat_statements',
  );
  return Number(rows[0]?.calls);
}

function findings(name: string, own: readonly Round[]): Findings {
  const middle = (of: keyof Round) => Number(spreadOf(own.map((round) => round[of])).median.toFixed(3));
  return {
    [`${name}PerSecond`]: Math.round(middle('perSecond')),
    [`${name}Spread`]: Number(spreadOf(own.map(({ perSecond }) => perSecond)).spread.toFixed(3)),
    [`${name}CpuMs`]: middle('cpuMs'),
    [`${name}DatabaseCpuMs`]: middle('databaseMs'),
    [`${name}Statements`]: middle('statements'),
    [`${name}GeneratorCpuMs`]: middle('generatorMs'),
    [`${name}IdleShare`]: middle('idle'),
  };
}

/**
 * Of plain Fastify by the clock, and by processor time of process and database together, which the generator cannot limit: the middle of
 * what it was in each round, since a machine that gets slower does so for both.
 */
function ofPlain(done: ReadonlyMap<string, readonly Round[]>, name: string, plain: string): Findings {
  const pairs = (done.get(name) ?? []).flatMap((own, round) => {
    const other = done.get(plain)?.[round];
    return other ? [{ own, other }] : [];
  });
  const worked = ({ cpuMs, databaseMs }: Round) => cpuMs + databaseMs;
  const clock = spreadOf(pairs.map(({ own, other }) => own.perSecond / other.perSecond));
  const cpu = spreadOf(pairs.map(({ own, other }) => worked(other) / worked(own)));
  return {
    [`${name}OfPlain`]: Number(clock.median.toFixed(3)),
    [`${name}OfPlainSpread`]: Number(clock.spread.toFixed(3)),
    [`${name}OfPlainByCpu`]: Number(cpu.median.toFixed(3)),
    [`${name}OfPlainByCpuSpread`]: Number(cpu.spread.toFixed(3)),
  };
}
