import { Agent } from 'node:http';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import { Client } from 'pg';
import { startProduct } from '../../e2e/fixtures/start-product.ts';
import { fillBuyers } from '../fill-buyers.ts';
import { fillOrders } from '../fill-orders.ts';
import { fillStaff } from '../fill-staff.ts';
import { findAgent } from '../find-agent.ts';
import { openShop, sailingsOf } from '../open-shop.ts';
import { plainGet } from '../plain-get.ts';
import { residentMb } from '../resident-mb.ts';
import type { Findings, Scenario } from '../scenario.ts';
import { signIn } from '../sign-in.ts';

const workers = 16;
const requests = 40_000;
const looks = 4;
const buyers = 6000;

/** Every buyer has an address of their own, as the proxy in front would say. */
export const env = {
  TRUST_PROXY: 'loopback',
  SECRET_KEY: 'of no use but that two processes have the same one',
};

/**
 * How much memory a process has that found its database filled, as every one does but the first, while it is asked for as much as in
 * an hour: of a hundred requests five are orders, and every thousandth is a sign-in.
 */
export const scenario: Scenario = async (filled) => {
  const product = await startProduct({
    env: { ...env, DATABASE_URL: filled.databaseUrl, RATE_LIMIT_PER_MINUTE: '100000000' },
  });
  const client = new Client({ connectionString: filled.databaseUrl });
  await client.connect();
  const agent = new Agent({ keepAlive: true, maxSockets: workers });
  try {
    const ground = await fillOrders(client, sailingsOf.spread, 0);
    const people = await fillBuyers(client, buyers);
    const { agentCode } = await findAgent(client);
    const shop = openShop(product.url, { ground, buyers: people, agentCode, clients: workers });
    const tokens = await fillStaff(client, workers);
    const site = `${product.url}${apiBase}/shipClient`;
    const read = (turn: number) => {
      const urls = [`${site}/home`, `${site}/routes`, `${site}/sailing/${ground.firstSailingId}`];
      const url = urls[turn % 4];
      return url
        ? plainGet(url, agent)
        : plainGet(`${product.url}${apiBase}/sysUser/info`, agent, tokens[turn % tokens.length]);
    };
    const ask = (turn: number) => {
      if (turn % 1000 === 0) return signIn(product.url, 'customer');
      return turn % 20 === 1 ? shop.buy('spread') : read(turn);
    };
    const found: Findings = { requests, startMb: residentMb(product.pid) };
    for (let look = 1; look <= looks; look++) {
      await askAll((requests / looks) * (look - 1), requests / looks, ask);
      found[`after${(requests / looks) * look}Mb`] = residentMb(product.pid);
    }
    shop.close();
    return found;
  } finally {
    agent.destroy();
    await client.end();
    await product.stop();
  }
};

async function askAll(first: number, count: number, ask: (turn: number) => Promise<unknown>): Promise<void> {
  let next = first;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (next < first + count) await ask(next++);
    }),
  );
}
