import type { Agent } from 'node:http';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { apiBase, tokenHeader } from '@gangway/contract/core/cookies.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
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
  /** Lists are asked for by POST, one after the other of these. */
  bodies?: readonly string[];
}

interface Served {
  url: string;
  pid: number;
}

/** A list as it opens. */
const asItOpens = ['{}'];

/** The same orders, by as many ways of asking as there are workers, so that nobody asks for what another does. */
const apart = (workers: number) =>
  Array.from({ length: workers }, (_, days) =>
    JSON.stringify({ filter: { createdFrom: addDays('2001-01-01', days) } }),
  );

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
  const orders = { url: api + bookingCalls.pageOrders.path, pid, bodies: asItOpens };
  const mine = { url: api + bookingCalls.pageMyOrders.path, pid, bodies: asItOpens };
  const whoSeesOrders = await answered(orders, staff, workers);
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
    orders: { ...orders, tokens: whoSeesOrders },
    ordersApart: { ...orders, tokens: whoSeesOrders, bodies: apart(workers) },
    healthz: { url: `${product.url}/healthz`, pid, tokens },
    healthzBare: { url: `${product.url}/healthz`, pid },
    plainOne: { url: `${plain.url}/one`, pid: plain.pid },
    plainMine: {
      url: `${plain.url}/own`,
      pid: plain.pid,
      bodies: [JSON.stringify({ account: customers[0]?.username })],
    },
    plainOrders: { url: `${plain.url}/orders`, pid: plain.pid, bodies: asItOpens },
    plainNone: { url: `${plain.url}/none`, pid: plain.pid },
  };
}

/** A refusal is quick, and would be measured as well as an answer. */
export async function requireAnswer(target: Target): Promise<void> {
  const refused = await refusalOf(target, target.tokens?.[0]);
  if (refused) throw new Error(`${target.url} answers: ${refused.slice(0, 300)}`);
}

/** Asks for one after the other of those who are signed in, if anybody is. */
export function asking({ url, tokens, bodies }: Target, agent: Agent): () => Promise<void> {
  let turn = 0;
  return () => {
    const now = turn++;
    return plainRead(url, agent, { token: oneOf(tokens, now), body: oneOf(bodies, now) });
  };
}

const oneOf = (all: readonly string[] | undefined, turn: number) => all?.[turn % all.length];

/** The first so many of whom this is answered: not every role sees everything. */
async function answered(target: Target, tokens: readonly string[], count: number): Promise<string[]> {
  const may: string[] = [];
  for (const token of tokens) {
    if (may.length === count) return may;
    if ((await refusalOf(target, token)) === null) may.push(token);
  }
  return may;
}

async function refusalOf({ url, bodies }: Target, token = ''): Promise<string | null> {
  const body = bodies?.[0];
  const answer = await fetch(url, {
    headers: { [tokenHeader]: token, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { method: 'POST', body } : {}),
  });
  const text = await answer.text();
  return !answer.ok || /^\{"code":(?!200)/.test(text) ? text : null;
}
