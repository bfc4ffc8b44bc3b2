import { sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';
import { prepareCounts } from './prepare-counts.ts';

/**
 * Freezes who is aboard, and in which cabin, under the next number of the sailing; gives the number. The counts are held
 * before the list is read: whoever is being scanned at that moment is waited for, and of two who freeze at once each gets a
 * number of its own.
 */
export async function freezeManifest(
  tx: Tx,
  { sailingId, by, at }: { sailingId: number; by: number | null; at: Date },
): Promise<number> {
  await prepareCounts(tx, sailingId);
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
      insert into boarding_manifest_people (sailing_id, number, ticket_id, room_number)
      select ${sailingId}::bigint, frozen.number, b.ticket_id, o.room_number
        from frozen, boarding_tickets b join tickets t on t.id = b.ticket_id join orders o on o.id = t.order_id
       where b.sailing_id = ${sailingId}::bigint and b.aboard
      returning 1
    )
    select number from frozen`.execute(tx);
  return rows[0]?.number ?? 0;
}
