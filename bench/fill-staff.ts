import type { Client } from 'pg';
import { fillSessions } from './fill-sessions.ts';

/** So many people of the back office, of all its roles, each signed in; gives their tokens. */
export async function fillStaff(client: Client, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, (_, index) => `bench-staff-${index}`);
  const { rows } = await client.query<{ id: string }>(
    `insert into accounts (kind, username, name, password_hash, role_id)
     select 'staff', 'benchstaff' || n, 'Staff ' || n, '', roles[1 + n % cardinality(roles)]
       from generate_series(1, $1::int) n, (select array_agg(id) as roles from roles) r returning id`,
    [count],
  );
  await fillSessions(
    client,
    rows.map(({ id }) => id),
    tokens,
  );
  return tokens;
}
