import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/create-database.ts';

/** Whether a device has places left that it had set aside for itself. */
export async function hasOwnShare(db: Db, sailingId: number, deviceId: string): Promise<boolean> {
  const share = await db
    .selectFrom('boardingShares')
    .select('held')
    .where('sailingId', '=', sailingId)
    .where('deviceId', '=', deviceId)
    .executeTakeFirst();
  return share !== undefined && share.held > 0;
}

/** Takes places off what a device has set aside, as far as it has them. The counts are held before the share, as everywhere. */
export async function giveShareBack(
  db: Db | Tx,
  { sailingId, deviceId, atMost }: { sailingId: number; deviceId: string; atMost: number },
): Promise<number> {
  const { rows } = await sql<{ given: number }>`
    with counts as materialized (
      select sailing_id from sailing_boarding where sailing_id = ${sailingId}::bigint for update
    ), share as materialized (
      select s.held, least(s.held, ${atMost}::int) as given from boarding_shares s join counts using (sailing_id)
       where s.device_id = ${deviceId}::uuid for update of s
    ), left_over as (
      update boarding_shares s set held = s.held - share.given from share
       where s.sailing_id = ${sailingId}::bigint and s.device_id = ${deviceId}::uuid and share.given > 0
      returning 1
    )
    update sailing_boarding c set reserved = c.reserved - share.given from share, left_over
     where c.sailing_id = ${sailingId}::bigint
    returning share.given`.execute(db);
  return rows[0]?.given ?? 0;
}

/** Sets places aside for a device, as many as it wants and everybody together can still spare; gives how many it has. */
export async function setShare(
  tx: Tx,
  { sailingId, deviceId, wanted }: { sailingId: number; deviceId: string; wanted: number },
): Promise<number> {
  // Holding the counts first, and reading the share after: so nothing changes in between.
  const { rows: counts } = await sql<{ free: number }>`
    select greatest(s.capacity - c.aboard - c.reserved, 0) as free
      from sailing_boarding c join sailings s on s.id = c.sailing_id
     where c.sailing_id = ${sailingId} for update of c`.execute(tx);
  const free = counts[0]?.free ?? 0;
  const { rows } = await sql<{ held: number; before: number }>`
    with before as (
      select coalesce((select held from boarding_shares
                        where sailing_id = ${sailingId}::bigint and device_id = ${deviceId}::uuid), 0) as held
    )
    insert into boarding_shares as s (sailing_id, device_id, held)
    select ${sailingId}::bigint, ${deviceId}::uuid, least(${wanted}::int, before.held + ${free}::int) from before
    on conflict (sailing_id, device_id) do update set held = excluded.held
    returning s.held, (select held from before) as before`.execute(tx);
  const { held, before } = rows[0] ?? { held: 0, before: 0 };
  await sql`update sailing_boarding set reserved = reserved + ${held - before}::int where sailing_id = ${sailingId}`.execute(
    tx,
  );
  return held;
}
