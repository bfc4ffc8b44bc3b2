import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/http/actor.ts';

/**
 * Keeps who is aboard now as the next version of the manifest, and gives its number. Two at once get two numbers: each holds
 * the sailing until it is done. The counters are held too, so that a scan that has begun is waited for and seen.
 */
export async function freezeManifest(
  tx: Tx,
  { sailingId, actor }: { sailingId: number; actor: Pick<Actor, 'accountId' | 'at'> },
): Promise<number> {
  await hold(tx, sailingId);
  const { rows } = await sql<{ number: number }>`
    with aboard as (
      select b.ticket_id, o.room_number
        from boarding_tickets b join tickets t on t.id = b.ticket_id join orders o on o.id = t.order_id
       where b.sailing_id = ${sailingId} and b.aboard),
    made as (
      insert into boarding_manifests (sailing_id, number, frozen_at, frozen_by, aboard, crew)
      select ${sailingId},
             (select coalesce(max(number), 0) + 1 from boarding_manifests where sailing_id = ${sailingId}),
             ${actor.at}, ${actor.accountId}, (select count(*) from aboard),
             (select coalesce(sum(people), 0) from boarding_crew where sailing_id = ${sailingId})
      returning number),
    people as (
      insert into boarding_manifest_people (sailing_id, number, ticket_id, room_number)
      select ${sailingId}, made.number, aboard.ticket_id, aboard.room_number from made, aboard)
    select number from made`.execute(tx);
  const [made] = rows;
  if (!made) throw new AppError('record.missing');
  return made.number;
}

/** A sailing nobody has boarded has no counters. */
async function hold(tx: Tx, sailingId: number): Promise<void> {
  const { rows } = await sql`select from sailings where id = ${sailingId} for no key update`.execute(tx);
  if (rows.length === 0) throw new AppError('record.missing');
  await sql`select from sailing_boarding where sailing_id = ${sailingId} for no key update`.execute(tx);
}
