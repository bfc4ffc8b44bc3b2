import { Agent } from 'node:http';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import { pageDataId } from '@gangway/contract/core/prerendered.ts';
import { Client } from 'pg';
import type { Product } from '../../e2e/fixtures/start-product.ts';
import { fillBuyers } from '../fill-buyers.ts';
import { fillOrders } from '../fill-orders.ts';
import { fillStaff } from '../fill-staff.ts';
import { findAgent } from '../find-agent.ts';
import { middlesOf } from '../middles.ts';
import { openShop, sailingsOf, type Shop } from '../open-shop.ts';
import { plainRead } from '../plain-read.ts';
import { residentMb } from '../resident-mb.ts';
import type { Findings, Scenario } from '../scenario.ts';
import { signIn } from '../sign-in.ts';
import { startMeasured } from '../start-measured.ts';

const processes = 3;
const workers = 16;
const requests = 40_000;
const looks = 4;
const ordersOfEach = requests / 20;
/** Enough that nobody comes twice, not even to another of the processes: what one person may hold is limited. */
const buyers = (1 + processes) * ordersOfEach;

/** Every buyer has an address of their own, as the proxy in front would say. */
export const env = {
  TRUST_PROXY: 'loopback',
  SECRET_KEY: 'of no use but that two processes have the same one',
};

/**
 * How much memory a process has while it is asked for as much as in an hour: of a hundred requests five are orders and twenty pages that
 * the server draws beforehand, and every thousandth is a sign-in. Three processes one after the other on the same database, for one alone
 * may have had a good day: the middle of them, and the most any had. Before them the first process there was, whose start filled the demo
 * (`first`).
 */
export const scenario: Scenario = async (filled) => {
  const client = new Client({ connectionString: filled.databaseUrl });
  await client.connect();
  try {
    const ground = await fillOrders(client, sailingsOf.spread, 0);
    const people = await fillBuyers(client, buyers);
    const { agentCode } = await findAgent(client);
    const tokens = await fillStaff(client, workers);
    const ask = (product: Product, turn: number) => {
      const before = turn * ordersOfEach;
      const shop = openShop(product.url, { ground, buyers: people, agentCode, clients: workers, before });
      return measure(product, { shop, tokens, sailingId: ground.firstSailingId }).finally(() => shop.close());
    };
    const first = await ask(filled, 0);
    const done: Findings[] = [];
    for (let turn = 0; turn < processes; turn++) {
      const product = await startMeasured({ env, databaseUrl: filled.databaseUrl });
      try {
        done.push(await ask(product, 1 + turn));
      } finally {
        await product.stop();
      }
    }
    return {
      processes,
      requests,
      ...middlesOf(done, 0),
      mostMb: Math.max(...done.map(mostOf)),
      firstStartMb: first['startMb'] ?? Number.NaN,
      firstMostMb: mostOf(first),
    };
  } finally {
    await client.end();
  }
};

const mostOf = (looks: Findings) => Math.max(...Object.values(looks));

interface Asked {
  shop: Shop;
  tokens: readonly string[];
  sailingId: number;
}

async function measure(product: Product, { shop, tokens, sailingId }: Asked): Promise<Findings> {
  const { url, pid } = product;
  const agent = new Agent({ keepAlive: true, maxSockets: workers });
  const site = `${url}${apiBase}/shipClient`;
  const pages = [`${url}/home`, `${url}/shipClient/routeList`];
  const data = [`${site}/home`, `${site}/routes`, `${site}/sailing/${sailingId}`];
  const read = (turn: number) => {
    // Of ten two are pages, one of each.
    const address = turn % 5 === 4 ? pages[turn % 2] : data[turn % 4];
    return address
      ? plainRead(address, agent)
      : plainRead(`${url}${apiBase}/sysUser/info`, agent, { token: tokens[turn % tokens.length] });
  };
  const ask = (turn: number) => {
    if (turn % 1000 === 0) return signIn(url, 'customer');
    return turn % 20 === 1 ? shop.buy('spread') : read(turn);
  };
  try {
    const found: Findings = { startMb: residentMb(pid) };
    for (const page of pages) await requireDrawn(page);
    for (let look = 1; look <= looks; look++) {
      await askAll((requests / looks) * (look - 1), requests / looks, ask);
      found[`after${(requests / looks) * look}Mb`] = residentMb(pid);
    }
    return found;
  } finally {
    agent.destroy();
  }
}

/** Without a build of the web nothing is drawn, and none of it is kept. */
async function requireDrawn(page: string): Promise<void> {
  const text = await (await fetch(page)).text();
  if (!text.includes(`id="${pageDataId}"`)) throw new Error(`${page} was not drawn by the server`);
}

async function askAll(first: number, count: number, ask: (turn: number) => Promise<unknown>): Promise<void> {
  let next = first;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (next < first + count) await ask(next++);
    }),
  );
}
