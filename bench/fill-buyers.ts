import type { Client } from 'pg';
import { hashToken } from '../packages/server/src/modules/identity/session-token.ts';

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
  await client.query(
    `with made as (
       insert into accounts (kind, username, name, password_hash)
       select 'customer', 'bench' || n, 'Buyer ' || n, '' from generate_series(1, $1::int) n order by n returning id
     ), known as (
       insert into customers (account_id, real_name, phone) select id, 'Buyer ' || id, '+60123456789' from made
       returning account_id
     ), rich as (
       insert into wallets (account_id, balance_sen) select account_id, $2 from known
     )
     insert into sessions (account_id, token_hash, address, device, started_at, last_seen_at, expires_at)
     select id, token, '', 'bench', now(), now(), now() + interval '1 day'
       from (select id, row_number() over (order by id) as place from made) m
       join unnest($3::text[]) with ordinality as t(token, place) using (place)`,
    [count, balanceSen, buyers.map(({ token }) => hashToken(token))],
  );
  return buyers;
}
