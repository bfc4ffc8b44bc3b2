import type { OrderStatus } from '@gangway/contract/booking/states.ts';
import type { GuestCall } from '@gangway/contract/booking/sailing-desk-schemas.ts';
import { defaultLocale, type Locale } from '@gangway/contract/core/locales.ts';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import { personName } from '../../../platform/database/person-name.ts';
import { inLanguage } from '../../../platform/database/in-language.ts';

interface CallRow extends Omit<GuestCall, 'called' | 'phones'> {
  status: OrderStatus;
  phones: (string | null)[];
  calledAt: Date | null;
  calledBy: string | null;
  calledPerson: string | null;
}

/**
 * The orders whose people must be told about their sailing: those that sail, and of one that was cancelled those whose money
 * went back for it. Whoever left before is not called.
 */
export async function listCalls(
  db: Db,
  sailingId: number,
  { orderId, locale = defaultLocale }: { orderId?: number; locale?: Locale },
): Promise<GuestCall[]> {
  await requireSailing(db, sailingId);
  const { rows } = await sql<CallRow>`
    select o.id as order_id, o.order_no, o.status, o.customer_name as name,
           coalesce(cardinality(f.ticket_ids), o.people) as people, coalesce(c.email, g.email) as email,
           array[nullif(c.phone, ''), g.phone] as phones, k.at as called_at,
           a.username as called_by, ${personName('a')} as called_person
      from orders o join sailings s on s.id = o.sailing_id
      left join lateral (
        select r.ticket_ids from order_refunds r
         where r.order_id = o.id and r.kind = 'cancel' and r.key is null order by r.id desc limit 1) f on o.status = 'refunded'
      left join lateral (
        select t.phone, t.email from tickets t
         where t.order_id = o.id and not exists (select from guest_replacements x where x.old_ticket_id = t.id)
         order by t.live desc, t.position limit 1) g on true
      left join customers c on c.account_id = o.account_id
      left join order_calls k on k.sailing_id = s.id and k.order_id = o.id
      left join accounts a on a.id = k.by
     where o.sailing_id = ${sailingId} and (${orderId ?? null}::bigint is null or o.id = ${orderId ?? null}::bigint)
       and (o.status in ('paid', 'completed')
            or (s.status = 'cancelled' and o.status = 'refunded' and f.ticket_ids is not null))
     order by ${inLanguage('o.customerName', locale)}, o.id`.execute(db);
  return rows.map(({ calledAt, calledBy, calledPerson, phones, ...row }) => ({
    ...row,
    phones: [...new Set(phones.filter((phone) => phone !== null))],
    called: calledAt && { at: calledAt.toISOString(), by: calledBy, person: calledPerson },
  }));
}

export async function requireSailing(db: Db, sailingId: number): Promise<void> {
  const sailing = await db.selectFrom('sailings').select('id').where('id', '=', sailingId).executeTakeFirst();
  if (!sailing) throw new AppError('record.missing');
}
