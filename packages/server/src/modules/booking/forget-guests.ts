import { sql } from 'kysely';
import { inBatches } from '../../platform/database/in-batches.ts';
import type { Platform } from '../../platform/platform.ts';

const unusedDays = 7;
/** Links are dead before that; see `order-links.store.ts`. */
const linkDays = 30;
/** What lapsed counts for a day (`refuse_hoarding`). */
const holdDays = 2;

/**
 * Removes guests who never booked anything, with the address and the phone they gave, links that open nothing any more, and where
 * guests held from.
 * Whoever has booked stays as long as the order does. Returns how many guests went.
 */
export async function forgetGuests({ db, clock }: Platform): Promise<number> {
  const before = (days: number) => new Date(clock().getTime() - days * 86_400_000);
  await sql`delete from order_links l using orders o, sailings s
             where o.id = l.order_id and s.id = o.sailing_id and s.returns_at < ${before(linkDays)}`.execute(
    db,
  );
  await sql`delete from guest_holds where expires_at < ${before(holdDays)}`.execute(db);
  return inBatches(db, async (tx, atMost) => {
    const { rows } = await sql<{ id: number }>`
      select a.id from accounts a
       where a.kind = 'guest' and a.created_at < ${before(unusedDays)}
         and not exists (select from orders o where o.checkout_account_id = a.id or o.account_id = a.id)
       limit ${atMost} for update skip locked`.execute(tx);
    const ids = rows.map((row) => row.id);
    await sql`delete from sessions where account_id = any(${ids}::bigint[])`.execute(tx);
    await sql`delete from customers where account_id = any(${ids}::bigint[])`.execute(tx);
    await sql`delete from accounts where id = any(${ids}::bigint[])`.execute(tx);
    return BigInt(rows.length);
  });
}
