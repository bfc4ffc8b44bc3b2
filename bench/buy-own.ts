import { Agent } from 'node:http';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import type { Client } from 'pg';
import type { Buyer } from './fill-buyers.ts';
import type { OrderGround } from './fill-orders.ts';
import { openShop } from './open-shop.ts';
import { plainPost } from './plain-post.ts';

/** Orders for each of some buyers, paid out of the balance: what is only held would end while it is looked at. */
export async function buyOwn(
  url: string,
  client: Client,
  options: { ground: OrderGround; buyers: readonly Buyer[]; each: number },
): Promise<void> {
  const { ground, buyers, each } = options;
  const shop = openShop(url, { ground, buyers, agentCode: 'GANGWAY', clients: buyers.length });
  for (let turn = 0; turn < each; turn++) await Promise.all(buyers.map(() => shop.buy('spread')));
  shop.close();
  const { rows } = await client.query<{ username: string; ids: string[] }>(
    `select a.username, array_agg(o.id) as ids from accounts a join orders o on o.account_id = a.id
      where a.username = any($1) and o.status = 'unpaid' group by a.username`,
    [buyers.map(({ username }) => username)],
  );
  const agent = new Agent({ keepAlive: true });
  for (const buyer of buyers) {
    const ids = rows.find(({ username }) => username === buyer.username)?.ids.map(Number);
    const body = JSON.stringify({ ids, method: 'balance' });
    const answer = await plainPost(url + apiBase + bookingCalls.payOrders.path, { ...buyer, body, agent });
    if (!answer.includes('"state":"paid"')) throw new Error(`nothing was paid: ${answer.slice(0, 300)}`);
  }
  agent.destroy();
}
