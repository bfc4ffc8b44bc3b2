import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { insertAccount } from './accounts.store.ts';
import { hashPassword } from './password.ts';

/** Makes an account with the built-in admin role: the first one of an installation, or one to get back in with. */
export async function createAdmin(
  db: Db,
  input: { username: string; password: string },
  actor: Actor,
): Promise<number> {
  const passwordHash = await hashPassword(input.password);
  try {
    return await inTransaction(db, async (tx) => {
      const role = await tx
        .selectFrom('roles')
        .select('id')
        .where('builtIn', '=', true)
        .executeTakeFirstOrThrow();
      const { username } = input;
      const id = await insertAccount(tx, {
        kind: 'staff',
        username,
        passwordHash,
        name: '',
        roleId: role.id,
      });
      await recordAudit(tx, actor, {
        action: 'create',
        entity: 'systemUser',
        entityId: id,
        after: { username },
      });
      return id;
    });
  } catch (error) {
    if (breaksConstraint(error, 'accounts_username')) throw new AppError('account.usernameTaken');
    throw error;
  }
}
