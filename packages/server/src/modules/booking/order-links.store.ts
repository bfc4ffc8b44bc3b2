import type { Db, Tx } from '../../platform/database/create-database.ts';
import { hashToken, newToken } from '../identity/index.ts';

/** How long after its sailing an order can be opened by a link. */
const daysAfter = 14;

/** Makes a link to an order; null where the same wish has made one already. Only its hash is kept. */
export async function makeOrderLink(
  tx: Tx,
  { id, orderId, at }: { id: string; orderId: number; at: Date },
): Promise<string | null> {
  const token = newToken();
  const made = await tx
    .insertInto('orderLinks')
    .values({ id, orderId, tokenHash: hashToken(token), createdAt: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made ? token : null;
}

/** Behind the #, which no server and no log sees. */
export const orderLinkUrl = (publicUrl: string, token: string) =>
  `${publicUrl}/queryOrderInfo#order=${token}`;

/** Orders booked without an account that can be opened by a link still; an account made of it ends that. */
export function selectGuestOrders(db: Db, at: Date) {
  return db
    .selectFrom('orders')
    .innerJoin('accounts', 'accounts.id', 'orders.accountId')
    .innerJoin('customers', 'customers.accountId', 'accounts.id')
    .innerJoin('sailings', 'sailings.id', 'orders.sailingId')
    .where('accounts.kind', '=', 'guest')
    .where('accounts.status', '=', 'active')
    .where('accounts.deletedAt', 'is', null)
    .where('sailings.returnsAt', '>', new Date(at.getTime() - daysAfter * 86_400_000));
}
