import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { equalInConstantTime } from '../../platform/secrets/secrets.ts';
import { takeTry } from '../../platform/tries/take-try.ts';
import { endSessions, hashPassword, holdAccount, type LoginLimits, setPassword } from '../identity/index.ts';
import { getLink, useLink } from './links.store.ts';

/** Whoever did not hear the answer asks again at once. */
const repeatMinutes = 10;

/** Sets a new password by a mailed link and ends every session: whoever knew the old one is out. */
export async function resetPassword(
  { db, secrets }: Platform,
  { token, newPassword, limits }: { token: string; newPassword: string; limits: LoginLimits },
  actor: Actor,
): Promise<null> {
  const link = await getLink(db, { token, purpose: 'password', limits }, actor);
  const { id, accountId, email, username } = link;
  // Tells nothing to whoever has not the link, and with it only what was wished by it: never the password there is now.
  const wish = secrets.fingerprint('link', `${token}\0${newPassword}`);
  if (link.usedAt) {
    await repeatWish(db, { ...link, usedAt: link.usedAt }, wish, { limits, at: actor.at });
    return null;
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
    await useLink(tx, { id, accountId, purpose: 'password', at: actor.at, wish });
    await setPassword(tx, accountId, passwordHash, actor.at);
    await endSessions(tx, { accountId, reason: 'password', at: actor.at });
    const owner = { ...actor, accountId, username };
    await recordAudit(tx, owner, { action: 'resetPassword', entity: 'customer', entityId: accountId });
  });
  return null;
}

/** The same wish once more, whose answer was lost. Other wishes for a link that was used are guesses, and so are counted. */
async function repeatWish(
  db: Db,
  {
    id,
    accountId,
    usedAt,
    usedWish,
  }: { id: string; accountId: number; usedAt: Date; usedWish: string | null },
  wish: string,
  { limits, at }: { limits: LoginLimits; at: Date },
): Promise<void> {
  if (usedWish === null || at.getTime() - usedAt.getTime() > repeatMinutes * 60_000)
    throw new AppError('link.spent');
  const { triesPerAccount: limit, windowMinutes } = limits;
  const minutes = await takeTry(db, at, { key: `link:used:${id}:${accountId}`, limit, windowMinutes });
  if (minutes !== null || !equalInConstantTime(wish, usedWish)) throw new AppError('link.spent');
}
