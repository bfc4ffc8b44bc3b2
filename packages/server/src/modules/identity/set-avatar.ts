import { avatarLimit } from '@gangway/contract/identity/rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Portraits } from './portraits.ts';

/** Sets the own picture; the one before is removed. Gives the address of the new one. */
export async function setAvatar(
  { db }: Platform,
  portraits: Portraits,
  accountId: number,
  upload: Buffer,
  actor: Actor,
): Promise<{ avatar: string }> {
  const imageId = await portraits.store(upload, avatarLimit, actor);
  await inTransaction(db, async (tx) => {
    await portraits.claim(tx, imageId);
    await replaceAvatar(tx, portraits, accountId, imageId);
    await recordAudit(tx, actor, { action: 'setAvatar', entity: 'account', entityId: accountId });
  });
  return { avatar: portraits.address(imageId, avatarLimit.size) };
}

/** Takes the own picture away. */
export async function removeAvatar(
  { db }: Platform,
  portraits: Portraits,
  accountId: number,
  actor: Actor,
): Promise<null> {
  await inTransaction(db, async (tx) => {
    const removed = await replaceAvatar(tx, portraits, accountId, null);
    if (removed)
      await recordAudit(tx, actor, { action: 'removeAvatar', entity: 'account', entityId: accountId });
  });
  return null;
}

/** Shows another picture, or none; says whether there was one before. */
export async function replaceAvatar(
  tx: Tx,
  portraits: Portraits,
  accountId: number,
  imageId: number | null,
): Promise<boolean> {
  const before = await tx
    .selectFrom('accounts')
    .select('avatarImageId')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new AppError('record.missing');
  await tx.updateTable('accounts').set({ avatarImageId: imageId }).where('id', '=', accountId).execute();
  if (before.avatarImageId) await portraits.drop(tx, before.avatarImageId);
  return before.avatarImageId !== null;
}
