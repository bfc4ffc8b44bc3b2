import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { cpuTime } from '../cpu-time.ts';
import { middlesOf } from '../middles.ts';
import { residentMb } from '../resident-mb.ts';
import type { Findings, Scenario } from '../scenario.ts';

/** What comes with the start is over by then: in the third and fourth minute the engine clears up what it has left. */
const settleSeconds = 240;
const seconds = 60;
const looks = 5;

export const counted = true;

/** What a product nobody uses asks its database and works itself: the middle of five minutes one after the other, and all of them together. */
export const scenario: Scenario = async (product) => {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    await sleep(settleSeconds * 1000);
    const done: Findings[] = [];
    for (let look = 0; look < looks; look++) done.push(await lookOn(client, product.pid));
    const all = done.reduce((sum, { cpuShare }) => sum + Number(cpuShare), 0) / looks;
    return {
      seconds,
      looks,
      ...middlesOf(done, 4),
      cpuShareOfAll: Number(all.toFixed(4)),
      residentMb: residentMb(product.pid),
    };
  } finally {
    await client.end();
  }
};

/** Shares are of one core. */
async function lookOn(client: Client, pid: number): Promise<Findings> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const watch = () => cpuTime(pid, rows[0]?.pid ?? 0);
  const before = { statements: await countStatements(client), cpu: watch() };
  await sleep(seconds * 1000);
  const cpu = watch();
  const share = (of: 'product' | 'database') =>
    cpu && before.cpu ? (cpu[of] - before.cpu[of]) / (seconds * 1000) : Number.NaN;
  return {
    statementsPerSecond: ((await countStatements(client)) - before.statements) / seconds,
    productCpuShare: share('product'),
    databaseCpuShare: share('database'),
    cpuShare: share('product') + share('database'),
  };
}

async function countStatements(client: Client): Promise<number> {
  const { rows } = await client.query<{ calls: string }>(
    'select sum(calls) as calls from pg_stat_statements',
  );
  return Number(rows[0]?.calls);
}
