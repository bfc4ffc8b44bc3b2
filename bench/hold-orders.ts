import type { Client } from 'pg';
import { type Buyer, fillBuyers } from './fill-buyers.ts';
import { fillOrders } from './fill-orders.ts';
import { openShop, sailingsOf } from './open-shop.ts';

export interface HeldOrder {
  id: number;
  buyer: Buyer;
}

/** An unpaid order for each of so many buyers. */
export async function holdOrders(
  url: string,
  client: Client,
  { count, workers }: { count: number; workers: number },
): Promise<HeldOrder[]> {
  const ground = await fillOrders(client, sailingsOf.spread, 10_000);
  const buyers = await fillBuyers(client, count);
  const shop = openShop(url, { ground, buyers, agentCode: 'GANGWAY', clients: workers });
  for (let done = 0; done < buyers.length; done += workers)
    await Promise.all(
      Array.from({ length: Math.min(workers, buyers.length - done) }, () => shop.buy('spread')),
    );
  shop.close();
  const { rows } = await client.query<{ id: string; place: string }>(
    `select o.id, row_number() over (order by a.id) - 1 as place from accounts a join orders o on o.account_id = a.id
      where a.username like 'bench%' and o.status = 'unpaid' order by a.id`,
  );
  return rows.flatMap(({ id, place }) => {
    const buyer = buyers[Number(place)];
    return buyer ? [{ id: Number(id), buyer }] : [];
  });
}
