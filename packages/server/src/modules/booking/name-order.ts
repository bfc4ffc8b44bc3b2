import type { Tx } from '../../platform/database/create-database.ts';
import type { LockedOrder } from './money/lock-order.ts';

/** An order of somebody without an account goes by the name of a guest: when that changes, so does it. Else null. */
export async function newNameOf(
  tx: Tx,
  order: Pick<LockedOrder, 'accountId' | 'customerName'>,
  { from, to }: { from: string; to: string },
): Promise<string | null> {
  if (order.customerName !== from || from === to) return null;
  if (order.accountId === null) return to;
  const guest = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', order.accountId)
    .where('kind', '=', 'guest')
    .executeTakeFirst();
  return guest ? to : null;
}
