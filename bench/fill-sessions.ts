import type { Client } from 'pg';
import { hashToken } from '../packages/server/src/modules/identity/session-token.ts';

/** Signs accounts in, the one with the lowest id with the first of the tokens and so on. */
export async function fillSessions(
  client: Client,
  accountIds: readonly string[],
  tokens: readonly string[],
): Promise<void> {
  await client.query(
    `insert into sessions (account_id, token_hash, address, device, started_at, last_seen_at, expires_at)
     select account_id, token_hash, '', 'bench', now(), now(), now() + interval '1 day'
       from unnest($1::bigint[], $2::text[]) as t(account_id, token_hash)`,
    [accountIds.toSorted((one, other) => Number(one) - Number(other)), tokens.map(hashToken)],
  );
}
