import { Client } from 'pg';
import type { Product } from '../e2e/fixtures/start-product.ts';
import { fillBuyers } from './fill-buyers.ts';
import type { OrderGround } from './fill-orders.ts';
import { fillScans } from './fill-scans.ts';
import { findAgent } from './find-agent.ts';
import { measureRate } from './measure-rate.ts';
import { measureSteady } from './measure-steady.ts';
import { openPier } from './open-pier.ts';
import { openShop } from './open-shop.ts';
import { percentile } from './percentile.ts';
import type { Findings } from './scenario.ts';

const rounds = 8;
const seconds = 4;
const warmSeconds = 4;
const devices = 8;
const scansPerSecond = 150;
const ordersPerSecond = 60;
/** Enough that nobody comes twice: what one person may hold is limited. */
const buyers = 6000;

interface Side {
  product: Product;
  ground: OrderGround;
}

/**
 * How long the slowest of a hundred scans and orders take, so many a second, where little lies behind and where much does. Both
 * sides take turns, so that whatever else the machine does falls on both.
 */
export async function compareCrowds(sides: [Side, Side]): Promise<Findings> {
  const [few, many] = [await openSide(sides[0]), await openSide(sides[1])];
  const found: Findings = {};
  const kinds = [
    ['scan', scansPerSecond],
    ['order', ordersPerSecond],
  ] as const;
  for (const [kind, perSecond] of kinds) {
    const times = { few: [] as number[], many: [] as number[] };
    // Until every connection has planned its statements for good.
    for (const { [kind]: work } of [few, many])
      await measureRate({ workers: devices, seconds: warmSeconds, work });
    for (let round = 0; round < rounds; round++) {
      times.few.push(...(await measureSteady({ perSecond, seconds, work: few[kind] })));
      times.many.push(...(await measureSteady({ perSecond, seconds, work: many[kind] })));
    }
    for (const percent of [50, 99]) {
      const [small, large] = [percentile(times.few, percent), percentile(times.many, percent)];
      Object.assign(found, {
        [`${kind}P${percent}MsFew`]: small,
        [`${kind}P${percent}MsMany`]: large,
        [`${kind}P${percent}Ratio`]: Number((large / small).toFixed(2)),
      });
    }
  }
  for (const side of [few, many]) side.close();
  return found;
}

async function openSide({ product, ground }: Side) {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    const pier = await openPier(product.url, client, { ground: await fillScans(client, 15, 0), devices });
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
