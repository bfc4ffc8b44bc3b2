import { Client } from 'pg';
import { bareBooking } from '../bare-booking.ts';
import { type BestCrowd, bestCrowd } from '../best-crowd.ts';
import { cpuTime } from '../cpu-time.ts';
import { fillBuyers } from '../fill-buyers.ts';
import { findAgent } from '../find-agent.ts';
import { fillOrders } from '../fill-orders.ts';
import { watchMachine } from '../machine.ts';
import { type Bare, bareSeconds, measureBare, settleSeconds } from '../measure-bare.ts';
import { measureRate } from '../measure-rate.ts';
import { openShop, sailingsOf, type Shop, type Where } from '../open-shop.ts';
import { percentile } from '../percentile.ts';
import { pgbench } from '../pgbench.ts';
import { requireOrdersCounted } from '../require-orders-counted.ts';
import type { Findings, Scenario } from '../scenario.ts';
import { spreadOf } from '../spread.ts';

const clients = 64;
const seconds = 4;
const rounds = 5;
/** What an order goes through has been compiled for good by then, on one sailing as on many: after four seconds much of it has not. */
const warmSeconds = 20;
/** Until the first holds of a minute have ended, and are swept as fast as others are made. */
const lapsingSeconds = 70;
/** Enough that nobody holds or lets lapse more than one may. */
const buyers = 150_000;
const pastOrders = 100_000;
/** How many at once the bare statement is tried with, anew for each of the three: its best is the ceiling. */
const crowds = [8, 16, 32, 64];
/** Fewer clients, of whom fewer come together. */
const fewer = [1, 8, 32];

/** An order that was answered must not be lost, so its commit is paid for here as well. */
export const durable = true;
export const counted = true;
/** Every buyer has an address of their own, as the proxy in front would say. */
export const env = { TRUST_PROXY: 'loopback' };

/**
 * Orders made in a second over HTTP by 64 clients, everything checked as for a customer, on one sailing everybody wants and
 * on fifty others, there by fewer clients too; before and after it, on the same database in the same run, pgbench doing nothing but the statement that makes an
 * order, with as many clients as do it best: as it is at the counter, and (`Limited`) with the limits on what a customer may hold. At
 * first holds outlast the run. Then (`lapsing`) they last a minute, and once as many end as are made five rounds follow each other: for
 * every order that is made one is swept, which the bare statement does not have to do. That is on the five hundred sailings of a season, for
 * who gives places back adds up all that are held on a sailing, and on one they are never more than a ship carries. In the end every order
 * must be there and every place counted.
 */
export const scenario: Scenario = async (product) => {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    const ground = await fillOrders(client, sailingsOf.season, pastOrders);
    // As long as the bare statement says, and longer than all of this takes.
    await holdFor(client, 120);
    const people = await fillBuyers(client, buyers);
    const { agentCode, accountId } = await findAgent(client);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const backend = rows[0]?.pid ?? 0;
    const shop = openShop(product.url, { ground, buyers: people, agentCode, clients });
    let bare = 0;
    const tools: Tools = { client, shop, watch: () => cpuTime(product.pid, backend) };
    const none: BestCrowd = { crowd: 0, cheapest: Number.NaN, tried: {} };
    const best: Record<Where, BestCrowd> = { hot: none, spread: none, season: none };
    const bareOrders = async (where: Where, limited: boolean, crowd = best[where].crowd) => {
      const script = bareBooking(ground, accountId, { where, limited });
      const run = pgbench(product.databaseUrl, script, {
        clients: crowd,
        seconds: settleSeconds + bareSeconds,
      });
      const made = await measureBare(client, run);
      bare += (await run).done;
      return made;
    };
    const findBest = async (where: Where, name: string, first: number) => {
      const look = (crowd: number) => bareOrders(where, false, crowd);
      best[where] = await bestCrowd(name, crowds, { first, look });
    };
    const warm = (where: Where, seconds: number) =>
      measureRate({ workers: clients, seconds, work: () => shop.buy(where) });
    /** As many rounds as asked for, one after the other, with the bare statement before and after them. */
    const measure = async (
      where: Where,
      count: number,
      { workers = clients, withLimits = true, begin = async () => {}, end = async () => {} } = {},
    ): Promise<Round[]> => {
      const plain = [await bareOrders(where, false)];
      const limited = withLimits ? [await bareOrders(where, true)] : [];
      await begin();
      const own: OverHttp[] = [];
      for (let round = 0; round < count; round++) own.push(await measureOrders(tools, where, workers));
      await end();
      if (withLimits) limited.push(await bareOrders(where, true));
      plain.push(await bareOrders(where, false));
      return own.map((one) => ({ ...one, ...beside(plain, limited) }));
    };
    for (const [turn, where] of both.entries()) await findBest(where, where, turn + 1);
    for (const where of both) await warm(where, warmSeconds);
    const done: Record<(typeof both)[number], Round[]> = { hot: [], spread: [] };
    for (let round = 0; round < rounds; round++)
      for (const where of both) done[where].push(...(await measure(where, 1)));
    const byFewer: Findings = {};
    for (const workers of fewer) {
      const own = await measure('spread', rounds, { workers, withLimits: false });
      const all = findings(`spreadOf${workers}`, own);
      for (const part of ofFewer)
        byFewer[`spreadOf${workers}${part}`] = all[`spreadOf${workers}${part}`] ?? Number.NaN;
    }
    await findBest('season', 'lapsing', 3);
    await holdFor(client, 1);
    const held: number[] = [];
    const count = async () => void held.push(await countHolds(client));
    const begin = () => warm('season', lapsingSeconds).then(count);
    const lapsing = await measure('season', rounds, { begin, end: count });
    shop.close();
    await requireOrdersCounted(client, ground, shop.bought() + bare);
    const [hot, spread] = [findings('hot', done.hot), findings('spread', done.spread)];
    /** Of the bare statement by as many clients as do it cheapest, who are not those who do it most often. */
    const ofCheapest = (where: (typeof both)[number], own: Findings) =>
      ratio(own[`${where}OfCeilingByCpu`] ?? Number.NaN, 1 / best[where].cheapest);
    return {
      clients,
      buyers,
      ordersBefore: pastOrders,
      hotCeilingClients: best.hot.crowd,
      ...best.hot.tried,
      ...hot,
      hotOfCheapestByCpu: ofCheapest('hot', hot),
      spreadCeilingClients: best.spread.crowd,
      ...best.spread.tried,
      ...spread,
      spreadOfCheapestByCpu: ofCheapest('spread', spread),
      hotOfSpread: ratio(hot['hotPerSecond'] ?? 0, spread['spreadPerSecond'] ?? 0),
      ...byFewer,
      lapsingCeilingClients: best.season.crowd,
      ...best.season.tried,
      ...findings('lapsing', lapsing),
      // Sweeping keeps up where as many are held in the end as in the beginning.
      lapsingHeldBefore: held[0] ?? Number.NaN,
      lapsingHeldAfter: held.at(-1) ?? Number.NaN,
    };
  } finally {
    await client.end();
  }
};

const both = ['hot', 'spread'] as const satisfies readonly Where[];

/** What is kept of fewer clients. Of one alone the statements say what a single order asks. */
const ofFewer = [
  'PerSecond',
  'PerSecondSpread',
  'OfCeilingByCpu',
  'OfCeilingByCpuSpread',
  'P50Ms',
  'P99Ms',
  'Statements',
  'StatementsSpread',
];

/** How long a place is held from now on. */
async function holdFor(client: Client, minutes: number): Promise<void> {
  await client.query(
    `insert into config_entries (key, value) values ('booking.holdMinutes', $1)
     on conflict (key) do update set value = excluded.value`,
    [String(minutes)],
  );
}

async function countHolds(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>('select count(*) from place_holds');
  return Number(rows[0]?.count);
}

/** What one order over HTTP took. */
interface OverHttp {
  perSecond: number;
  /** How long who buys waits for it, and the slowest of a hundred. */
  p50Ms: number;
  p99Ms: number;
  databaseMs: number;
  productMs: number;
  generatorMs: number;
  statements: number;
  idle: number;
}

/** And what one took that was made bare, beside it. */
interface Round extends OverHttp {
  barePerSecond: number;
  bareMs: number;
  /** The bare statement with limits on holding, as it is for customers. */
  limitedMs: number;
  bareGeneratorMs: number;
  bareIdle: number;
}

interface Tools {
  client: Client;
  shop: Shop;
  watch: () => ReturnType<typeof cpuTime>;
}

async function measureOrders(
  { client, shop, watch }: Tools,
  where: Where,
  workers = clients,
): Promise<OverHttp> {
  const statements = await countStatements(client);
  const [start, before, machine] = [watch(), shop.bought(), watchMachine()];
  const waited: number[] = [];
  const work = async () => {
    const at = performance.now();
    await shop.buy(where);
    waited.push(performance.now() - at);
  };
  const perSecond = await measureRate({ workers, seconds, work });
  const end = watch();
  const made = shop.bought() - before;
  const { idleShare: idle = Number.NaN, generatorCpuMs = Number.NaN } = machine() ?? {};
  const asked = (await countStatements(client)) - statements;
  const spent = (of: 'product' | 'connections') => (start && end ? end[of] - start[of] : Number.NaN) / made;
  return {
    perSecond,
    p50Ms: percentile(waited, 50),
    p99Ms: percentile(waited, 99),
    databaseMs: spent('connections'),
    productMs: spent('product'),
    generatorMs: generatorCpuMs / made,
    statements: asked / made,
    idle,
  };
}

/** What the bare statement took, before and after together. */
function beside(plain: readonly Bare[], limited: readonly Bare[]): Omit<Round, keyof OverHttp> {
  const sum = (of: keyof Bare, runs = plain) => runs.reduce((total, one) => total + one[of], 0);
  return {
    barePerSecond: sum('made') / sum('seconds'),
    bareMs: sum('databaseMs') / sum('made'),
    limitedMs: sum('databaseMs', limited) / sum('made', limited),
    bareGeneratorMs: sum('generatorMs') / sum('made'),
    bareIdle: sum('idle') / plain.length,
  };
}

/** What the product asked for; what triggers ask at the commit is the same statement's work. */
async function countStatements(client: Client): Promise<number> {
  const { rows } = await client.query<{ calls: string }>(
    `select sum(calls) as calls from pg_stat_statements
      where query !~ '\\mnew\\.' and query not like 'SELECT from orders o cross join lateral%'`,
  );
  return Number(rows[0]?.calls);
}

/** Of the ceiling once by the clock and once by processor time, which other load on the machine disturbs less. */
function findings(name: string, own: readonly Round[]): Findings {
  const middle = (of: (round: Round) => number) => Number(spreadOf(own.map(of)).median.toFixed(3));
  const apart = (of: (round: Round) => number) => Number(spreadOf(own.map(of)).spread.toFixed(3));
  const byCpu = (round: Round) => round.bareMs / (round.databaseMs + round.productMs);
  const limitedByCpu = (round: Round) => round.limitedMs / (round.databaseMs + round.productMs);
  return {
    [`${name}PerSecond`]: Math.round(middle((round) => round.perSecond)),
    [`${name}PerSecondSpread`]: apart((round) => round.perSecond),
    [`${name}P50Ms`]: middle((round) => round.p50Ms),
    [`${name}P99Ms`]: middle((round) => round.p99Ms),
    [`${name}CeilingPerSecond`]: Math.round(middle((round) => round.barePerSecond)),
    [`${name}OfCeiling`]: middle((round) => round.perSecond / round.barePerSecond),
    [`${name}CeilingCpuMs`]: middle((round) => round.bareMs),
    [`${name}CeilingGeneratorCpuMs`]: middle((round) => round.bareGeneratorMs),
    [`${name}CeilingIdleShare`]: middle((round) => round.bareIdle),
    [`${name}DatabaseCpuMs`]: middle((round) => round.databaseMs),
    [`${name}ProductCpuMs`]: middle((round) => round.productMs),
    [`${name}OfCeilingByCpu`]: middle(byCpu),
    [`${name}OfCeilingByCpuSpread`]: apart(byCpu),
    [`${name}LimitedCeilingCpuMs`]: middle((round) => round.limitedMs),
    [`${name}OfLimitedByCpu`]: middle(limitedByCpu),
    [`${name}OfLimitedByCpuSpread`]: apart(limitedByCpu),
    [`${name}Statements`]: middle((round) => round.statements),
    [`${name}StatementsSpread`]: apart((round) => round.statements),
    [`${name}GeneratorCpuMs`]: middle((round) => round.generatorMs),
    [`${name}IdleShare`]: middle((round) => round.idle),
  };
}

const ratio = (one: number, other: number) => Number((one / other).toFixed(3));
