import { Client } from 'pg';
import { bareBooking } from '../bare-booking.ts';
import { cpuTime } from '../cpu-time.ts';
import { fillBuyers } from '../fill-buyers.ts';
import { findAgent } from '../find-agent.ts';
import { fillOrders, type OrderGround } from '../fill-orders.ts';
import { watchMachine } from '../machine.ts';
import { measureRate } from '../measure-rate.ts';
import { openShop, type Shop, type Where } from '../open-shop.ts';
import { pgbench } from '../pgbench.ts';
import type { Findings, Scenario } from '../scenario.ts';
import { spreadOf } from '../spread.ts';

const clients = 64;
const seconds = 4;
const rounds = 5;
/** What an order goes through has been compiled for good by then: the process takes 1.9 ms for one after four seconds, 1.4 after twelve. */
const warmSeconds = 20;
/** No divisor of the turns in which cabins are booked, so that they fall on all of them. */
const sailings = 51;
/** Enough that nobody holds or lets lapse more than one may. */
const buyers = 20_000;
const pastOrders = 100_000;
/** How many at once the bare statement is tried with: its best is the ceiling. */
const crowds = [8, 16, 32, 64];

/** An order that was answered must not be lost, so its commit is paid for here as well. */
export const durable = true;
export const counted = true;
/** Every buyer has an address of their own, as the proxy in front would say. */
export const env = { TRUST_PROXY: 'loopback' };

/**
 * Orders made in a second over HTTP by 64 clients, everything checked as for a customer, on one sailing everybody wants and
 * on fifty others; beside it, on the same database in the same run, pgbench doing nothing but the statement that makes an order, with
 * as many clients as do it best. Both take turns, so that whatever else the machine does falls on both. Holds last a minute, so
 * that they end and are swept while others buy. In the end every order must be there and every place counted.
 */
export const scenario: Scenario = async (product) => {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    const ground = await fillOrders(client, sailings, pastOrders);
    const people = await fillBuyers(client, buyers);
    await client.query(holdShortly);
    const { agentCode, accountId } = await findAgent(client);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const backend = rows[0]?.pid ?? 0;
    const shop = openShop(product.url, { ground, buyers: people, agentCode, clients });
    const bare = { hot: 0, spread: 0 };
    const scripts = {
      hot: await bareBooking(ground, accountId, true),
      spread: await bareBooking(ground, accountId, false),
    };
    const tools = { client, shop, watch: () => cpuTime(product.pid, backend) };
    const done: Record<Where, Round[]> = { hot: [], spread: [] };
    const best: Record<Where, number> = { hot: 0, spread: 0 };
    const bareOrders = async (where: Where, crowd: number) => {
      const result = await pgbench(product.databaseUrl, scripts[where], { clients: crowd, seconds });
      bare[where] += result.done;
      return result;
    };
    for (const where of ['hot', 'spread'] as const) {
      best[where] = await bestCrowd((crowd) => bareOrders(where, crowd));
      await measureRate({ workers: clients, seconds: warmSeconds, work: () => shop.buy(where) });
    }
    for (let round = 0; round < rounds; round++)
      for (const where of ['hot', 'spread'] as const)
        done[where].push(await measureRound(tools, where, () => bareOrders(where, best[where])));
    shop.close();
    await requireAllCounted(client, ground, shop.bought() + bare.hot + bare.spread);
    const [hot, spread] = [findings('hot', done.hot), findings('spread', done.spread)];
    return {
      clients,
      buyers,
      ordersBefore: pastOrders,
      hotCeilingClients: best.hot,
      ...hot,
      spreadCeilingClients: best.spread,
      ...spread,
      hotOfSpread: ratio(hot['hotPerSecond'] ?? 0, spread['spreadPerSecond'] ?? 0),
    };
  } finally {
    await client.end();
  }
};

/** Holds last a minute. */
const holdShortly = `insert into config_entries (key, value) values ('booking.holdMinutes', '1')
  on conflict (key) do update set value = excluded.value`;

async function bestCrowd(bareOrders: (crowd: number) => Promise<{ perSecond: number }>): Promise<number> {
  let best = { crowd: 0, perSecond: 0 };
  for (const crowd of crowds) {
    const { perSecond } = await bareOrders(crowd);
    if (perSecond > best.perSecond) best = { crowd, perSecond };
  }
  return best.crowd;
}

/** What one order took, bare and over HTTP. */
interface Round {
  perSecond: number;
  barePerSecond: number;
  bareMs: number;
  databaseMs: number;
  productMs: number;
  generatorMs: number;
  statements: number;
  idle: number;
}

async function measureRound(
  { client, shop, watch }: { client: Client; shop: Shop; watch: () => ReturnType<typeof cpuTime> },
  where: Where,
  bareOrders: () => Promise<{ done: number; perSecond: number }>,
): Promise<Round> {
  const start = watch();
  const bare = await bareOrders();
  const middle = watch();
  const [before, statements, machine] = [shop.bought(), await countStatements(client), watchMachine()];
  const perSecond = await measureRate({ workers: clients, seconds, work: () => shop.buy(where) });
  const end = watch();
  const made = shop.bought() - before;
  const { idleShare: idle = Number.NaN, generatorCpuMs = Number.NaN } = machine() ?? {};
  const spent = (of: 'product' | 'database', from: typeof start, to: typeof start) =>
    from && to ? to[of] - from[of] : Number.NaN;
  return {
    perSecond,
    barePerSecond: bare.perSecond,
    bareMs: spent('database', start, middle) / bare.done,
    databaseMs: spent('database', middle, end) / made,
    productMs: spent('product', middle, end) / made,
    generatorMs: generatorCpuMs / made,
    statements: ((await countStatements(client)) - statements) / made,
    idle,
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
  return {
    [`${name}PerSecond`]: Math.round(middle((round) => round.perSecond)),
    [`${name}PerSecondSpread`]: apart((round) => round.perSecond),
    [`${name}CeilingPerSecond`]: Math.round(middle((round) => round.barePerSecond)),
    [`${name}OfCeiling`]: middle((round) => round.perSecond / round.barePerSecond),
    [`${name}CeilingCpuMs`]: middle((round) => round.bareMs),
    [`${name}DatabaseCpuMs`]: middle((round) => round.databaseMs),
    [`${name}ProductCpuMs`]: middle((round) => round.productMs),
    [`${name}OfCeilingByCpu`]: middle(byCpu),
    [`${name}OfCeilingByCpuSpread`]: apart(byCpu),
    [`${name}Statements`]: middle((round) => round.statements),
    [`${name}GeneratorCpuMs`]: middle((round) => round.generatorMs),
    [`${name}IdleShare`]: middle((round) => round.idle),
  };
}

const ratio = (one: number, other: number) => Number((one / other).toFixed(3));

/** Numbers per second say nothing if orders were lost or places miscounted; whose hold is over has given them back. */
async function requireAllCounted(client: Client, ground: OrderGround, made: number): Promise<void> {
  const last = ground.firstSailingId + ground.sailings - 1;
  const of = `sailing_id between ${ground.hotSailingId} and ${last}`;
  const { rows } = await client.query<Record<string, string>>(
    `select (select count(*) from orders where ${of}) as orders,
            (select count(*) from tickets where ${of}) as tickets,
            (select sum(units_taken) from sailing_units where ${of}) as units,
            (select sum(people_taken) from sailing_people where ${of}) as people,
            (select count(*) from place_holds where ${of}) as holds,
            (select sum(units) from orders where ${of} and status = 'unpaid') as "heldUnits",
            (select sum(people) from orders where ${of} and status = 'unpaid') as "heldPeople",
            (select count(*) from orders where ${of} and status = 'unpaid') as held`,
  );
  const counted = Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]),
  );
  const { heldUnits, heldPeople, held } = counted;
  const wanted = { orders: made, tickets: 2 * made, units: heldUnits, people: heldPeople, holds: held };
  for (const [name, count] of Object.entries(wanted)) {
    if (counted[name] !== count)
      throw new Error(`${made} orders were made, but there are ${counted[name]} ${name} instead of ${count}`);
  }
}
