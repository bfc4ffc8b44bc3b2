import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db, Tx } from '../../platform/database/create-database.ts';

/**
 * Before an order becomes paid, or moves paid to another sailing: makes sure that none of its people holds a paid ticket
 * there, and keeps others from paying for them until this transaction has ended.
 */
export async function claimPeople(tx: Tx, orderIds: readonly number[], sailingId?: number): Promise<void> {
  await lockPeople(tx, orderIds, sailingId);
  await requireUnclaimed(tx, orderIds, sailingId);
}

/**
 * Keeps others from paying for the same people until this transaction has ended. It comes first in a transaction, before
 * any row is held: those who pay for the same people wait here, in one order, and never in a circle.
 */
export async function lockPeople(tx: Tx, orderIds: readonly number[], sailingId?: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(17, key) from (
              select distinct hashtext(coalesce(${sailingId ?? null}::bigint, sailing_id) || ' ' || id_fingerprint) as key
                from tickets where order_id = ${anyOf(orderIds)} and id_fingerprint is not null order by key) k`.execute(
    tx,
  );
}

/** The same for people who are about to get a paid ticket on a sailing. */
export async function lockPersons(
  tx: Tx,
  sailingId: number,
  idFingerprints: readonly string[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(17, key) from (
              select distinct hashtext(${sailingId}::bigint || ' ' || person) as key
                from unnest(${idFingerprints}::text[]) as person order by key) k`.execute(tx);
}

/** Throws with the name of somebody who holds a paid ticket on the sailing through another order. */
export async function requireUnclaimed(
  db: Db,
  orderIds: readonly number[],
  sailingId?: number,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select own.name from tickets own
      join orders o on o.id = own.order_id
      join tickets other on other.sailing_id = coalesce(${sailingId ?? null}::bigint, own.sailing_id)
       and other.id_fingerprint = own.id_fingerprint and other.live and other.paid and other.order_id <> own.order_id
     where own.order_id = ${anyOf(orderIds)} and (own.live or o.status = 'canceled')
     order by own.position limit 1`.execute(db);
  const [taken] = rows;
  if (taken)
    throw sailingId === undefined
      ? new AppError('order.personBooked', { name: taken.name })
      : new AppError('booking.personTwice', { name: taken.name });
}
