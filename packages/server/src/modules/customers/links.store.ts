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
      'mailedLinks.usedWish',
      'accounts.username',
    ])
    .where('tokenHash', '=', hashToken(link.token))
    .where('purpose', '=', link.purpose)
    .where('expiresAt', '>', actor.at)
    .executeTakeFirst();
  if (!found) throw new AppError('link.spent');
  await giveTryBack(db, key);
  return found;
}

interface LinksOfOne {
  accountId: number;
  purpose: 'password' | 'email';
  at: Date;
}

/** Uses a link, once; with it go all others of the account for the same. `wish` tells what it was used for. */
export async function useLink(
  tx: Tx,
  { id, wish = null, ...links }: LinksOfOne & { id: string; wish?: string | null },
): Promise<void> {
  const used = await tx
    .updateTable('mailedLinks')
    .set({ usedAt: links.at, usedWish: wish })
    .where('id', '=', id)
    .where('accountId', '=', links.accountId)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw new AppError('link.spent');
  await spendLinks(tx, links);
}

/** Ends all links of an account for one thing. */
export async function spendLinks(tx: Tx, { accountId, purpose, at }: LinksOfOne): Promise<void> {
  await tx
    .updateTable('mailedLinks')
    .set({ usedAt: at })
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute();
}

/** Removes links a while after they ran out. */
export async function forgetOldLinks(db: Db, at: Date): Promise<void> {
  await db
    .deleteFrom('mailedLinks')
    .where('expiresAt', '<', new Date(at.getTime() - 86_400_000))
    .execute();
}
