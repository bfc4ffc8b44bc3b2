import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  endSessions,
  hashPassword,
  holdAccount,
  type LoginLimits,
  setPassword,
  verifyPassword,
} from '../identity/index.ts';
import { getLink, useLink } from './links.store.ts';

/** Sets a new password by a mailed link and ends every session: whoever knew the old one is out. */
export async function resetPassword(
  { db }: Platform,
  { token, newPassword, limits }: { token: string; newPassword: string; limits: LoginLimits },
  actor: Actor,
): Promise<null> {
  const link = await getLink(db, { token, purpose: 'password', limits }, actor);
  const { id, accountId, email, username } = link;
  // The same wish once more, whose answer was lost.
  if (link.usedAt) {
    if (await verifyPassword(newPassword, link.passwordHash)) return null;
    throw new AppError('link.spent');
  }
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(db, async (tx) => {
    const account = await holdAccount(tx, accountId);
    const reached = await tx
      .selectFrom('customers')
      .select('accountId')
      .where('accountId', '=', accountId)
      .where('verifiedEmail', '=', email)
      .executeTakeFirst();
    // The address may have been changed since the mail was written.
    if (account?.status !== 'active' || !reached) throw new AppError('link.spent');
    await useLink(tx, { id, accountId, purpose: 'password', at: actor.at });
    await setPassword(tx, accountId, passwordHash, actor.at);
    await endSessions(tx, { accountId, reason: 'password', at: actor.at });
    const owner = { ...actor, accountId, username };
    await recordAudit(tx, owner, { action: 'resetPassword', entity: 'customer', entityId: accountId });
  });
  return null;
}
