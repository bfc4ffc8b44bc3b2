import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { workOf } from './cpu-time.ts';
import { watchMachine } from './machine.ts';

/** The bare statement runs before and after what it is held against, so that a machine that gets slower or faster does so for both. */
export const bareSeconds = 2;
/** Its connections are made and have planned it for good by then, which those of the product did long ago. */
export const settleSeconds = 2;

export interface Bare {
  made: number;
  seconds: number;
  databaseMs: number;
  generatorMs: number;
  idle: number;
}

/**
 * What the bare statement does in the middle of a run. Only what its own connections worked is counted: what the product sweeps meanwhile
 * is none of its work.
 */
export async function measureBare(client: Client, run: Promise<{ done: number }>): Promise<Bare> {
  const whole = watchMachine();
  await Promise.race([sleep(settleSeconds * 1000), run]);
  const pids = await bareConnections(client);
  const look = async () => ({
    orders: await countOrders(client),
    worked: workOf(pids),
    at: performance.now(),
  });
  const [start, machine] = [await look(), watchMachine()];
  await Promise.race([sleep(bareSeconds * 1000), run]);
  const [end, middle] = [await look(), machine()];
  const { done } = await run;
  while ((await bareConnections(client)).length > 0) await sleep(20);
  const made = end.orders - start.orders;
  return {
    made,
    seconds: (end.at - start.at) / 1000,
    databaseMs: end.worked - start.worked,
    // What it worked is known when it has ended.
    generatorMs: ((whole()?.generatorCpuMs ?? Number.NaN) / done) * made,
    idle: middle?.idleShare ?? Number.NaN,
  };
}

/** They end after the program does, and what they have worked until then is nobody's after them. */
async function bareConnections(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'pgbench'`,
  );
  return rows.map(({ pid }) => pid);
}

/** Every order takes one number, also while others are being made. */
async function countOrders(client: Client): Promise<number> {
  const { rows } = await client.query<{ last: string }>('select last_value as last from orders_id_seq');
  return Number(rows[0]?.last);
}
