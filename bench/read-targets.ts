import type { Agent } from 'node:http';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { apiBase, tokenHeader } from '@gangway/contract/core/cookies.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import type { Client } from 'pg';
import type { Buyer } from './fill-buyers.ts';
import { fillStaff } from './fill-staff.ts';
import { plainRead } from './plain-read.ts';

/** Something that is looked at, and in whose process. */
export interface Target {
  url: string;
  pid: number;
  /** Of everybody who asks: sessions are looked up for several at once, and one person's would be one. */
  tokens?: readonly string[];
  /** Lists are asked for by POST. */
  body?: string;
}

interface Served {
  url: string;
  pid: number;
}

/** A list as it opens. */
const asItOpens = '{}';

/** What is looked at, by its name, of the product and of plain Fastify beside it. */
export async function listTargets(
  product: Served,
  plain: Served,
  client: Client,
  { customers, workers }: { customers: readonly Buyer[]; workers: number },
): Promise<Record<string, Target>> {
  const { pid } = product;
  const { rows } = await client.query<{ id: string }>(
    `select s.id from sailings s join routes r on r.id = s.route_id
      where r.enabled and s.status = 'scheduled' and s.sales_close_at > now() + interval '1 day' order by s.departs_at limit 1`,
  );
  const month = portDate(new Date(Date.now() + 30 * 86_400_000)).slice(0, 7);
  const api = `${product.url}${apiBase}`;
  const site = `${api}/shipClient`;
  // So many that, of those whose role sees the orders, there are as many as ask.
  const staff = await fillStaff(client, 4 * workers);
  const tokens = staff.slice(0, workers);
  const own = customers.map(({ token }) => token);
  const orders = { url: api + bookingCalls.pageOrders.path, pid, body: asItOpens };
  const mine = { url: api + bookingCalls.pageMyOrders.path, pid, body: asItOpens };
  return {
    home: { url: `${site}/home`, pid },
    routes: { url: `${site}/routes`, pid },
    calendar: { url: `${site}/calendar?month=${month}`, pid },
    sailing: { url: `${site}/sailing/${rows[0]?.id}`, pid },
    info: { url: `${api}/sysUser/info`, pid, tokens },
    profile: { url: `${site}/profile`, pid, tokens: own },
    wallet: { url: `${site}/wallet`, pid, tokens: own },
    cart: { url: `${site}/cart/list`, pid, tokens: own },
    myOrders: { ...mine, tokens: own },
    orders: { ...orders, tokens: await answered(orders, staff, workers) },
    healthz: { url: `${product.url}/healthz`, pid, tokens },
    healthzBare: { url: `${product.url}/healthz`, pid },
    plainOne: { url: `${plain.url}/one`, pid: plain.pid },
    plainMine: {
      url: `${plain.url}/own`,
      pid: plain.pid,
      body: JSON.stringify({ account: customers[0]?.username }),
    },
    plainOrders: { url: `${plain.url}/orders`, pid: plain.pid, body: asItOpens },
    plainNone: { url: `${plain.url}/none`, pid: plain.pid },
  };
}

/** A refusal is quick, and would be measured as well as an answer. */
export async function requireAnswer(target: Target): Promise<void> {
  const refused = await refusalOf(target, target.tokens?.[0]);
  if (refused) throw new Error(`${target.url} answers: ${refused.slice(0, 300)}`);
}

/** Asks for one after the other of those who are signed in, if anybody is. */
export function asking({ url, tokens, body }: Target, agent: Agent): () => Promise<void> {
  if (!tokens) return () => plainRead(url, agent, { body });
  let turn = 0;
  return () => plainRead(url, agent, { token: tokens[turn++ % tokens.length], body });
}

/** The first so many of whom this is answered: not every role sees everything. */
async function answered(target: Target, tokens: readonly string[], count: number): Promise<string[]> {
  const may: string[] = [];
  for (const token of tokens) {
    if (may.length === count) return may;
    if ((await refusalOf(target, token)) === null) may.push(token);
  }
  return may;
}

async function refusalOf({ url, body }: Target, token = ''): Promise<string | null> {
  const answer = await fetch(url, {
    headers: { [tokenHeader]: token, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { method: 'POST', body } : {}),
  });
  const text = await answer.text();
  return !answer.ok || /^\{"code":(?!200)/.test(text) ? text : null;
}
