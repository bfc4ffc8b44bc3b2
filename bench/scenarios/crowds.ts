import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Product } from '../../e2e/fixtures/start-product.ts';
import { fillBuyers } from '../fill-buyers.ts';
import { fillOrders } from '../fill-orders.ts';
import { fillScans } from '../fill-scans.ts';
import { findAgent } from '../find-agent.ts';
import { watchMachine } from '../machine.ts';
import { measureRate } from '../measure-rate.ts';
import { measureSteady } from '../measure-steady.ts';
import { openPier } from '../open-pier.ts';
import { openShop, sailingsOf } from '../open-shop.ts';
import { percentile } from '../percentile.ts';
import type { Findings, Scenario } from '../scenario.ts';
import { spreadOf } from '../spread.ts';
import { startMeasured } from '../start-measured.ts';

const rounds = 12;
const seconds = 10;
/** Until the process has compiled what it does for good, and every connection planned its statements. */
const warmSeconds = 15;
const devices = 8;
/** On each side, and far from what both could do: where they wait in line, the line is measured and not what lies behind. */
const scansPerSecond = 40;
const ordersPerSecond = 40;
/** Enough that nobody comes twice: what one person may hold is limited. */
const buyers = 12_000;
const ships = 20;
const few = 5000;
/** `CROWDS_ORDERS=5000000 npm run bench -- crowds` for ten million tickets, and five that were scanned; loading them takes its time. */
const many = Number(process.env['CROWDS_ORDERS'] ?? 1_000_000);

/** What was answered must not be lost: its commit is waited for. */
export const durable = true;
/** Every buyer has an address of their own, as the proxy in front would say. */
export const env = { TRUST_PROXY: 'loopback' };

/**
 * How long the slowest of a hundred scans and orders take, so many a second, where ten thousand tickets lie behind and where
 * millions do. Both sides are asked in the same seconds, so that whatever else the machine does falls on both.
 */
export const scenario: Scenario = async (product) => {
  const other = await startMeasured({ durable, env });
  try {
    const sides = [await openSide(product, few), await openSide(other, many)] as const;
    const found = await compare(sides);
    for (const side of sides) side.close();
    return { fewOrders: few, manyOrders: many, ...found };
  } finally {
    await other.stop();
  }
};

type Side = Awaited<ReturnType<typeof openSide>>;

async function compare([small, large]: readonly [Side, Side]): Promise<Findings> {
  const found: Findings = {};
  const kinds = [
    ['scan', scansPerSecond],
    ['order', ordersPerSecond],
  ] as const;
  for (const [kind, perSecond] of kinds) {
    const times = { few: [] as number[][], many: [] as number[][] };
    for (const { [kind]: work } of [small, large])
      await measureRate({ workers: devices, seconds: warmSeconds, work });
    const machine = watchMachine();
    for (let round = 0; round < rounds; round++) {
      const [few, many] = await Promise.all([
        measureSteady({ perSecond, seconds, work: small[kind] }),
        // Between two of the other side, never with one.
        sleep(500 / perSecond).then(() => measureSteady({ perSecond, seconds, work: large[kind] })),
      ]);
      times.few.push(few);
      times.many.push(many);
    }
    const { idleShare = Number.NaN, generatorCpuMs = Number.NaN } = machine() ?? {};
    const done = [...times.few, ...times.many].flat().length;
    Object.assign(found, {
      [`${kind}GeneratorCpuMs`]: Number((generatorCpuMs / done).toFixed(3)),
      [`${kind}IdleShare`]: idleShare,
    });
    for (const percent of [50, 95, 99]) {
      const [one, other] = [within(times.few, percent), within(times.many, percent)];
      Object.assign(found, {
        [`${kind}P${percent}MsFew`]: one.ms,
        [`${kind}P${percent}MsFewSpread`]: one.spread,
        [`${kind}P${percent}MsMany`]: other.ms,
        [`${kind}P${percent}MsManySpread`]: other.spread,
        [`${kind}P${percent}Ratio`]: Number((other.ms / one.ms).toFixed(2)),
      });
    }
  }
  return found;
}

/** Of all rounds together: the slowest few of a single one are too few to tell anything. And how far the rounds lie apart. */
function within(times: readonly number[][], percent: number) {
  const { spread } = spreadOf(times.map((round) => percentile(round, percent)));
  return { ms: percentile(times.flat(), percent), spread: Number(spread.toFixed(2)) };
}

async function openSide(product: Product, orders: number) {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    // Half as many tickets that were scanned in years gone by as were sold since.
    const boarding = await fillScans(client, ships, orders);
    const ground = await fillOrders(client, sailingsOf.spread, orders);
    const pier = await openPier(product.url, client, { ground: boarding, devices });
    const people = await fillBuyers(client, buyers);
    const { agentCode } = await findAgent(client);
    const shop = openShop(product.url, { ground, buyers: people, agentCode, clients: 64 });
    return {
      scan: pier.scan,
      order: () => shop.buy('spread'),
      close: () => {
        pier.close();
        shop.close();
      },
    };
  } finally {
    await client.end();
  }
}
