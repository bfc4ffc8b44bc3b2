import { sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';

/**
 * Freezes who is aboard, under the next number of the sailing; gives the number. The counts are held before the list is
 * read: whoever is being scanned at that moment is waited for.
 */
export async function freezeManifest(
  tx: Tx,
  { sailingId, by, at }: { sailingId: number; by: number | null; at: Date },
): Promise<number> {
  await sql`select 1 from sailing_boarding where sailing_id = ${sailingId} for update`.execute(tx);
  const { rows } = await sql<{ number: number }>`
    with frozen as (
      insert into boarding_manifests (sailing_id, number, frozen_at, frozen_by, aboard, crew)
      select ${sailingId}::bigint,
             coalesce((select max(number) from boarding_manifests where sailing_id = ${sailingId}::bigint), 0) + 1,
             ${at}::timestamptz, ${by}::bigint,
             (select count(*) from boarding_tickets where sailing_id = ${sailingId}::bigint and aboard),
             coalesce((select sum(people) from boarding_crew where sailing_id = ${sailingId}::bigint), 0)
      returning number
    ), people as (
      insert into boarding_manifest_people (sailing_id, number, ticket_id)
      select ${sailingId}::bigint, frozen.number, b.ticket_id from frozen, boarding_tickets b
       where b.sailing_id = ${sailingId}::bigint and b.aboard
      returning 1
    )
    select number from frozen`.execute(tx);
  return rows[0]?.number ?? 0;
}
