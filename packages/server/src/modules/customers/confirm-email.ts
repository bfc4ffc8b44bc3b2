import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LoginLimits } from '../identity/index.ts';
import { getLink, useLink } from './links.store.ts';

/**
 * Confirms an address by the link mailed to it. It is then the account's alone: another that wants the same is refused,
 * which only whoever reads the mails of that address is told.
 */
export async function confirmEmail(
  { db }: Platform,
  { token, limits }: { token: string; limits: LoginLimits },
  actor: Actor,
): Promise<{ email: string }> {
  const { id, accountId, email, username, usedAt } = await getLink(
    db,
    { token, purpose: 'email', limits },
    actor,
  );
  try {
    await inTransaction(db, async (tx) => {
      const customer = await tx
        .selectFrom('customers')
        .select(['email', 'verifiedEmail'])
        .where('accountId', '=', accountId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (customer?.email?.toLowerCase() !== email) throw new AppError('link.spent');
      // The same wish once more, whose answer was lost.
      if (usedAt && customer.verifiedEmail === email) return;
      await useLink(tx, { id, accountId, purpose: 'email', at: actor.at });
      await tx
        .updateTable('customers')
        .set({ verifiedEmail: email })
        .where('accountId', '=', accountId)
        .execute();
      const owner = { ...actor, accountId, username };
      await recordAudit(tx, owner, { action: 'confirmEmail', entity: 'customer', entityId: accountId });
    });
  } catch (error) {
    if (breaksConstraint(error, 'customers_verified_email')) throw new AppError('email.taken');
    throw error;
  }
  return { email };
}
