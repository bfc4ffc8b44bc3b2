import type { Tx } from '../../platform/database/create-database.ts';
import { holdAccount, renameGuest } from '../identity/index.ts';
import { AppError } from '../../platform/app-error.ts';

/**
 * Gives a guest another mail address in the place of the one that was shown. Account and address are held to the end: whoever
 * opens a link, mails one or makes an account of it comes before, and is seen here, or after. The same wish again moves nothing.
 */
export async function moveGuestAddress(
  tx: Tx,
  accountId: number,
  { email, shownEmail, at }: { email: string; shownEmail: string; at: Date },
): Promise<'moved' | 'same' | 'account'> {
  const account = await holdAccount(tx, accountId);
  if (account?.kind !== 'guest') return 'account';
  const before = await tx
    .selectFrom('customers')
    .select('email')
    .where('accountId', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (before.email === email) return 'same';
  if ((before.email ?? '') !== shownEmail) throw new AppError('record.changed');
  await tx
    .updateTable('customers')
    .set({ email, updatedAt: at })
    .where('accountId', '=', accountId)
    .execute();
  await renameGuest(tx, accountId, { name: email, at });
  return 'moved';
}

/** Whether a guest still has this address; if so, it stays until the end of the transaction. */
export async function keepsAddress(tx: Tx, accountId: number, email: string): Promise<boolean> {
  const found = await tx
    .selectFrom('customers')
    .select('email')
    .where('accountId', '=', accountId)
    .forShare()
    .executeTakeFirst();
  return found?.email === email;
}
