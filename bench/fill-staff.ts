import type { Client } from 'pg';
import { hashToken } from '../packages/server/src/modules/identity/session-token.ts';

/** So many people of the back office, of all its roles, each signed in; gives their tokens. */
export async function fillStaff(client: Client, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, (_, index) => `bench-staff-${index}`);
  await client.query(
    `with made as (
       insert into accounts (kind, username, name, password_hash, role_id)
       select 'staff', 'benchstaff' || n, 'Staff ' || n, '', roles[1 + n % cardinality(roles)]
         from generate_series(1, $1::int) n, (select array_agg(id) as roles from roles) r returning id
     )
     insert into sessions (account_id, token_hash, address, device, started_at, last_seen_at, expires_at)
     select id, token, '', 'bench', now(), now(), now() + interval '1 day'
       from (select id, row_number() over (order by id) as place from made) m
       join unnest($2::text[]) with ordinality as t(token, place) using (place)`,
    [count, tokens.map(hashToken)],
  );
  return tokens;
}
