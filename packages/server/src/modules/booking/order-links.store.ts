import type { Db, Tx } from '../../platform/database/create-database.ts';
import { isUsedUp, type TryLimit } from '../../platform/tries/take-try.ts';
import { keepsAddress } from '../customers/index.ts';
import { hashToken, newToken } from '../identity/index.ts';

/** How long after its sailing an order can be opened by a link. */
const daysAfter = 14;

const askedMinutes = 30;

/** How many links to an order are mailed in an hour, whoever asks: more than one who asks has (`ask-order-link.ts`). */
export const linksOf = (orderId: number): TryLimit => ({
  key: `link:order:${orderId}`,
  limit: 5,
  windowMinutes: 60,
});

export interface OpenedLink {
  id: string;
  orderId: number;
  createdAt: Date;
}

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

/** Whether an order's guest still has this address; if so, it stays until the end of the transaction. */
export async function isMailedTo(tx: Tx, orderId: number, email: string): Promise<boolean> {
  const order = await tx
    .selectFrom('orders')
    .select('accountId')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return order.accountId !== null && keepsAddress(tx, order.accountId, email);
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

/**
 * That of a ticket's mail goes wherever the ticket goes; one that was asked for, and opened soon, shows whose letter box it
 * is. The newest stays so while no newer one can be mailed: else strangers who ask for all there are would keep the buyer out.
 */
export async function isAskedLink(
  db: Db,
  { id, orderId, createdAt }: OpenedLink,
  at: Date,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  if (at.getTime() - createdAt.getTime() < askedMinutes * 60_000) return true;
  if (!(await isUsedUp(db, at, linksOf(orderId)))) return false;
  const links = await db
    .selectFrom('orderLinks')
    .select('id')
    .where('orderId', '=', orderId)
    .orderBy('createdAt', 'desc')
    .execute();
  return links.find((link) => isUuid(link.id))?.id === id;
}

const isUuid = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
