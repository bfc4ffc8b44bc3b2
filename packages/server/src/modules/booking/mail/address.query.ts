import type { Db } from '../../../platform/database/create-database.ts';

/**
 * The account's address, else that of the first passenger who gave one. Not of one who left while others still go, whose
 * tickets are not theirs to see, nor of one in whose place another travels.
 */
export async function findAddress(db: Db, orderId: number): Promise<string | null> {
  const account = await db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.accountId', 'orders.accountId')
    .select('customers.email')
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  if (account?.email) return account.email;
  const ticket = await db
    .selectFrom('tickets')
    .select('email')
    .where('orderId', '=', orderId)
    .where('email', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('guestReplacements').select('id').whereRef('oldTicketId', '=', 'tickets.id'))),
    )
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('live', '=', true),
        not(
          exists(
            selectFrom('tickets as others')
              .select('others.id')
              .where('others.orderId', '=', orderId)
              .where('others.live', '=', true),
          ),
        ),
      ]),
    )
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return ticket?.email ?? null;
}
