import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockAll } from '../../platform/database/locks.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { countAdmins } from './accounts.store.ts';
import { requireReach } from './may-assign-role.ts';
import type { Portraits } from './portraits.ts';
import { findRole } from './roles.store.ts';
import { endSessions } from './sessions.store.ts';
import { replaceAvatar } from './set-avatar.ts';
import { findSystemUser } from './system-users.queries.ts';

/** Deletes a member of staff. The row stays for the records that name it; the username is free again. */
export async function deleteSystemUser(
  { db }: Platform,
  portraits: Portraits,
  caller: Caller,
  id: number,
  actor: Actor,
): Promise<null> {
  if (id === caller.accountId) throw new AppError('account.self');
  await inTransaction(db, async (tx) => {
    await lockAll(tx, 'accounts');
    const before = await findSystemUser(tx, id);
    const role = before && (await findRole(tx, before.roleId));
    if (!before || !role) throw new AppError('record.missing');
    requireReach(caller, role);
    if (role.template === 'admin' && (await countAdmins(tx, id)) === 0)
      throw new AppError('account.lastAdmin');
    await tx
      .updateTable('accounts')
      .set({ deletedAt: actor.at, status: 'disabled', roleId: null, updatedAt: actor.at })
      .where('id', '=', id)
      .execute();
    await replaceAvatar(tx, portraits, id, null);
    await endSessions(tx, { accountId: id, reason: 'deleted', at: actor.at });
    const { username, name, roleId } = before;
    await recordAudit(tx, actor, {
      action: 'delete',
      entity: 'systemUser',
      entityId: id,
      before: { username, name, roleId },
    });
  });
  return null;
}
