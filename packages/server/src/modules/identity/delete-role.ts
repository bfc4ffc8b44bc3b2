import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import { lockAll } from '../../platform/database/locks.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { countHolders, findRole } from './roles.store.ts';

/** Deletes a role nobody holds. */
export async function deleteRole({ db }: Platform, id: number, actor: Actor): Promise<null> {
  try {
    await inTransaction(db, async (tx) => {
      await lockAll(tx, 'roles');
      const before = await findRole(tx, id);
      if (!before) throw new AppError('record.missing');
      if (before.builtIn) throw new AppError('role.builtIn');
      const accounts = await countHolders(tx, id);
      if (accounts > 0) throw new AppError('role.inUse', { accounts });
      await tx.deleteFrom('roles').where('id', '=', id).execute();
      const { name, template, description, grants } = before;
      await recordAudit(tx, actor, {
        action: 'delete',
        entity: 'role',
        entityId: id,
        before: { name, template, description, grants },
      });
    });
  } catch (error) {
    // Somebody was given the role between the count and the deletion.
    if (breaksConstraint(error, 'accounts_role_id_fkey')) throw new AppError('role.inUse', { accounts: 1 });
    throw error;
  }
  return null;
}
