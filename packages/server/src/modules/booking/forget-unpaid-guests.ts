import { sql } from 'kysely';
import { inBatches } from '../../platform/database/in-batches.ts';
import type { Platform } from '../../platform/platform.ts';

/** The privacy policy says the same (`legal/privacy-*.md`). */
const unpaidDays = 30;

/**
 * Removes what guests typed whose orders all lapsed and were never paid: address and phone, and who was to travel. The orders
 * stay for the count, as nobody's. Where money moved, even if it came back, the books need to know whose. Returns how many.
 */
export async function forgetUnpaidGuests({ db, clock }: Platform): Promise<number> {
  const before = new Date(clock().getTime() - unpaidDays * 86_400_000);
  return inBatches(db, async (tx, atMost) => {
    const { rows } = await sql<{ id: number }>`
      select a.id from accounts a join customers c on c.account_id = a.id
       where a.kind = 'guest' and a.created_at < ${before} and c.email is not null
         and exists (select from orders o where o.account_id = a.id)
         and not exists (
           select from orders o
            where o.account_id = a.id
              and (o.status <> 'canceled' or o.paid_at is not null or o.updated_at >= ${before}
                   or exists (select from order_payments p where p.order_id = o.id and p.outcome <> 'pending')))
       limit ${atMost} for no key update of a skip locked`.execute(tx);
    const ids = rows.map((row) => row.id);
    await sql`
      update tickets set name = '—', phone = '', email = null, birth_date = date_trunc('year', birth_date)::date,
             id_sealed = null, id_fingerprint = null, id_ending = '', passport_expiry = null, due_date = null, remarks = ''
       where order_id in (select id from orders where account_id = any(${ids}::bigint[]))`.execute(tx);
    await sql`update orders set customer_name = '—' where account_id = any(${ids}::bigint[])`.execute(tx);
    await sql`delete from order_links
               where order_id in (select id from orders where account_id = any(${ids}::bigint[]))`.execute(
      tx,
    );
    await sql`delete from sessions where account_id = any(${ids}::bigint[])`.execute(tx);
    await sql`update customers set email = null, phone = '', guest_wish = null
               where account_id = any(${ids}::bigint[])`.execute(tx);
    await sql`update accounts set name = '' where id = any(${ids}::bigint[])`.execute(tx);
    return BigInt(rows.length);
  });
}
