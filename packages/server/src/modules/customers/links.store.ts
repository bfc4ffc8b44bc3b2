import { AppError } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/database/create-database.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { giveTryBack, takeTry } from '../../platform/tries/take-try.ts';
import { hashToken, type LoginLimits } from '../identity/index.ts';

/** A link that is good, used or not. Those that are not are counted by address, as wrong passwords are. */
export async function getLink(
  db: Db,
  link: { token: string; purpose: 'password' | 'email'; limits: LoginLimits },
  actor: Actor,
) {
  const { triesPerAddress: limit, windowMinutes } = link.limits;
  const key = `link:${addressKey(actor.address)}`;
  const minutes = await takeTry(db, actor.at, { key, limit, windowMinutes });
  if (minutes !== null) throw new AppError('login.tooManyTries', { minutes });
  const found = await db
    .selectFrom('mailedLinks')
    .innerJoin('accounts', 'accounts.id', 'mailedLinks.accountId')
    .select([
      'mailedLinks.id',
      'mailedLinks.accountId',
      'mailedLinks.email',
      'mailedLinks.usedAt',
      'accounts.username',
      'accounts.passwordHash',
    ])
    .where('tokenHash', '=', hashToken(link.token))
    .where('purpose', '=', link.purpose)
    .where('expiresAt', '>', actor.at)
    .executeTakeFirst();
  if (!found) throw new AppError('link.spent');
  await giveTryBack(db, key);
  return found;
}

/** Uses a link, once; with it go all others of the account for the same. */
export async function useLink(
  tx: Tx,
  { id, accountId, purpose, at }: { id: string; accountId: number; purpose: 'password' | 'email'; at: Date },
): Promise<void> {
  const used = await tx
    .updateTable('mailedLinks')
    .set({ usedAt: at })
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .returning('id')
    .execute();
  if (!used.some((link) => link.id === id)) throw new AppError('link.spent');
}

/** Removes links a while after they ran out. */
export async function forgetOldLinks(db: Db, at: Date): Promise<void> {
  await db
    .deleteFrom('mailedLinks')
    .where('expiresAt', '<', new Date(at.getTime() - 86_400_000))
    .execute();
}
