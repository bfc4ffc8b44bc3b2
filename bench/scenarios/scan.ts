import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { fillScans, type ScanGround } from '../fill-scans.ts';
import { measureRate } from '../measure-rate.ts';
import { measureSteady } from '../measure-steady.ts';
import { openPier, type Pier } from '../open-pier.ts';
import { percentile } from '../percentile.ts';
import type { Product } from '../../e2e/fixtures/start-product.ts';
import { cpuTime } from '../cpu-time.ts';
import { watchMachine } from '../machine.ts';
import type { Findings, Scenario } from '../scenario.ts';
import { spreadOf } from '../spread.ts';

const devices = 8;
const seconds = 4;
const rounds = 5;
const warmSeconds = 4;
const steadyPerSecond = 200;
const sailings = 40;
/** `SCAN_TICKETS=10000000 npm run bench -- scan` for ten million; loading them takes its time. */
const pastTickets = Number(process.env['SCAN_TICKETS'] ?? 100_000);

/** Somebody who was let in is aboard: the commit is paid for here as well. */
export const durable = true;
export const counted = true;

/**
 * Eight devices scan signed codes at the gangway, ship after ship, over HTTP: first 200 scans a second, each at its time
 * whether or not the one before is answered, then as many as they can. In the end everybody must be counted once.
 */
export const scenario: Scenario = async (product) => {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    const ground = await fillScans(client, sailings, pastTickets);
    const pier = await openPier(product.url, client, { ground, devices });
    // Until every connection has planned the statement for good: at first each does so anew for each scan.
    await measureRate({ workers: devices, seconds: warmSeconds, work: pier.scan });
    const idle = await statements(client, () => sleep(3000));
    // What a rush leaves to be told afterwards must not fall on the next steady seconds.
    const [steady, full]: [Steady[], Full[]] = [[], []];
    for (let round = 0; round < rounds; round++)
      steady.push(await measureSteadyRound(product, client, pier, idle.perMs));
    for (let round = 0; round < rounds; round++) full.push(await measureFullRound(pier));
    pier.close();
    await requireAllCounted(client, ground, pier.scanned());
    const { rows } = await client.query<{ tickets: string }>('select count(*) as tickets from tickets');
    return {
      devices,
      tickets: Number(rows[0]?.tickets),
      steadyPerSecond,
      rounds,
      ...findings(steady, full),
    };
  } finally {
    await client.end();
  }
};

interface Steady {
  steadyP50Ms: number;
  steadyP99Ms: number;
  /** With the session's; what the product asks by itself is taken off. */
  statementsPerScan: number;
  productMsPerScan: number;
  databaseMsPerScan: number;
  steadyGeneratorMsPerScan: number;
  steadyIdleShare: number;
}

interface Full {
  fullPerSecond: number;
  fullP50Ms: number;
  fullP99Ms: number;
  fullGeneratorMsPerScan: number;
  fullIdleShare: number;
}

async function measureSteadyRound(
  product: Product,
  client: Client,
  pier: Pier,
  idlePerMs: number,
): Promise<Steady> {
  let steady: number[] = [];
  const before = pier.scanned();
  const [watch, machine] = [await watchWork(product, client), watchMachine()];
  const used = await statements(client, async () => {
    steady = await measureSteady({ perSecond: steadyPerSecond, seconds, work: pier.scan });
  });
  const scans = pier.scanned() - before;
  const worked = watch();
  const { idleShare = Number.NaN, generatorCpuMs = Number.NaN } = machine() ?? {};
  return {
    steadyP50Ms: percentile(steady, 50),
    steadyP99Ms: percentile(steady, 99),
    statementsPerScan: (used.done - idlePerMs * used.ms) / scans,
    productMsPerScan: worked.product / scans,
    databaseMsPerScan: worked.database / scans,
    steadyGeneratorMsPerScan: generatorCpuMs / scans,
    steadyIdleShare: idleShare,
  };
}

async function measureFullRound(pier: Pier): Promise<Full> {
  const full: number[] = [];
  const machine = watchMachine();
  const fullPerSecond = await measureRate({
    workers: devices,
    seconds,
    work: async (device) => {
      const start = performance.now();
      await pier.scan(device);
      full.push(performance.now() - start);
    },
  });
  const { idleShare = Number.NaN, generatorCpuMs = Number.NaN } = machine() ?? {};
  return {
    fullPerSecond,
    fullP50Ms: percentile(full, 50),
    fullP99Ms: percentile(full, 99),
    fullGeneratorMsPerScan: generatorCpuMs / full.length,
    fullIdleShare: idleShare,
  };
}

/** The middle of the rounds, and of what is promised how far they lie apart. */
function findings(steady: readonly Steady[], full: readonly Full[]): Findings {
  return {
    ...middles(steady),
    steadyP99Spread: rounded(spreadOf(steady.map(({ steadyP99Ms }) => steadyP99Ms)).spread),
    ...middles(full),
    fullPerSecondSpread: rounded(spreadOf(full.map(({ fullPerSecond }) => fullPerSecond)).spread),
  };
}

function middles(rounds: readonly (Steady | Full)[]): Findings {
  const all = rounds.map((round) => new Map(Object.entries(round)));
  return Object.fromEntries(
    [...(all[0]?.keys() ?? [])].map((name) => [
      name,
      rounded(spreadOf(all.map((round) => round.get(name) ?? Number.NaN)).median),
    ]),
  );
}

/** How many statements the database was asked meanwhile. */
async function statements(client: Client, work: () => Promise<unknown>) {
  const read = async () => {
    const { rows } = await client.query<{ done: string }>(
      'select sum(calls) as done from pg_stat_statements',
    );
    return { done: Number(rows[0]?.done), at: performance.now() };
  };
  const start = await read();
  await work();
  const end = await read();
  const [done, ms] = [end.done - start.done, end.at - start.at];
  return { done, ms, perMs: done / ms };
}

/** What product and database work from now until it is asked, in milliseconds of a processor. */
async function watchWork(product: Product, client: Client) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const read = () => cpuTime(product.pid, rows[0]?.pid ?? 0) ?? { product: NaN, database: NaN };
  const start = read();
  return () => {
    const end = read();
    return { product: end.product - start.product, database: end.database - start.database };
  };
}

const rounded = (value: number) => Number(value.toFixed(2));

async function requireAllCounted(client: Client, ground: ScanGround, scans: number): Promise<void> {
  const range = [ground.firstSailingId, ground.firstSailingId + ground.sailings - 1];
  const { rows } = await client.query<Record<string, string>>(
    `select (select count(*) from scans where sailing_id between $1 and $2) as scans,
            (select sum(aboard) from sailing_boarding where sailing_id between $1 and $2) as counted,
            (select count(*) from boarding_tickets where aboard and sailing_id between $1 and $2) as aboard,
            (select count(*) from tickets where boarded_at is not null and sailing_id between $1 and $2) as boarded`,
    range,
  );
  for (const [name, count] of Object.entries(rows[0] ?? {}))
    if (Number(count) !== scans)
      throw new Error(`${scans} were scanned, but ${name} is ${count}: the times say nothing`);
}
