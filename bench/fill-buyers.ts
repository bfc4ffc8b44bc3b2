import type { Client } from 'pg';
import { fillSessions } from './fill-sessions.ts';

/** Somebody who buys: signed in, at an address of their own. */
export interface Buyer {
  username: string;
  token: string;
  address: string;
}

const balanceSen = 1_000_000_000;

/** So many customers with money on their balance, each signed in; nobody holds more than the rules allow. */
export async function fillBuyers(client: Client, count: number): Promise<Buyer[]> {
  const buyers = Array.from({ length: count }, (_, index) => ({
    username: `bench${index + 1}`,
    token: `bench-buyer-${index}`,
    address: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  }));
  const { rows } = await client.query<{ id: string }>(
    `with made as (
       insert into accounts (kind, username, name, password_hash)
       select 'customer', 'bench' || n, 'Buyer ' || n, '' from generate_series(1, $1::int) n order by n returning id
     ), known as (
       insert into customers (account_id, real_name, phone) select id, 'Buyer ' || id, '+60123456789' from made
       returning account_id
     ), rich as (
       insert into wallets (account_id, balance_sen) select account_id, $2 from known
     )
     select id from made`,
    [count, balanceSen],
  );
  const ids = rows.map(({ id }) => id);
  await fillSessions(
    client,
    ids,
    buyers.map(({ token }) => token),
  );
  return buyers;
}
