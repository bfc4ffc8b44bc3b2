import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { cpuTime } from '../cpu-time.ts';
import { residentMb } from '../resident-mb.ts';
import type { Scenario } from '../scenario.ts';

/** What comes with the start is over by then. */
const settleSeconds = 40;
const seconds = 60;

export const counted = true;

/** What a product nobody uses asks its database and works itself. */
export const scenario: Scenario = async (product) => {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    await sleep(settleSeconds * 1000);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const watch = () => cpuTime(product.pid, rows[0]?.pid ?? 0);
    const before = { statements: await countStatements(client), cpu: watch() };
    await sleep(seconds * 1000);
    const cpu = watch();
    const share = (of: 'product' | 'database') =>
      cpu && before.cpu ? (cpu[of] - before.cpu[of]) / (seconds * 1000) : Number.NaN;
    return {
      seconds,
      statementsPerSecond: rounded(((await countStatements(client)) - before.statements) / seconds),
      productCpuShare: rounded(share('product')),
      databaseCpuShare: rounded(share('database')),
      residentMb: residentMb(product.pid),
    };
  } finally {
    await client.end();
  }
};

async function countStatements(client: Client): Promise<number> {
  const { rows } = await client.query<{ calls: string }>(
    'select sum(calls) as calls from pg_stat_statements',
  );
  return Number(rows[0]?.calls);
}

const rounded = (value: number) => Number(value.toFixed(4));
