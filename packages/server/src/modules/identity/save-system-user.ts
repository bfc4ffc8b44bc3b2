import type { Body } from '@gangway/contract/core/define-call.ts';
import type { identityCalls } from '@gangway/contract/identity/calls.ts';
import type { Role, SystemUser } from '@gangway/contract/identity/schemas.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import { requireCurrent } from '../../platform/database/require-current.ts';
import { lockAll } from '../../platform/database/locks.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { countAdmins, holdAccount, insertAccount, setPassword } from './accounts.store.ts';
import { requireReach } from './may-assign-role.ts';
import { hashPassword } from './password.ts';
import { findRole } from './roles.store.ts';
import { endSessions, requireOpenSession } from './sessions.store.ts';
import { findSystemUser } from './system-users.queries.ts';

type SaveSystemUserInput = Body<typeof identityCalls.saveSystemUser>;

/** Creates or changes a member of staff. A new password, another role or disabling ends their sessions. */
export async function saveSystemUser(
  { db }: Platform,
  caller: Caller,
  input: SaveSystemUserInput,
  actor: Actor,
): Promise<SystemUser> {
  const passwordHash = input.password === undefined ? null : await hashPassword(input.password);
  try {
    return await inTransaction(db, async (tx) => {
      await lockAll(tx, 'accounts');
      // Whoever was put out in the meantime gives nobody a password any more, least of all themselves.
      await holdAccount(tx, caller.accountId);
      await requireOpenSession(tx, caller.sessionId);
      const role = await findRole(tx, input.roleId);
      if (!role) throw fieldError('request.invalid', 'roleId', 'validation.format');
      requireReach(caller, role);
      const id = input.id
        ? await change(tx, caller, { ...input, id: input.id, passwordHash, template: role.template }, actor)
        : await create(tx, { ...input, passwordHash }, actor);
      const saved = await findSystemUser(tx, id);
      if (!saved) throw new AppError('record.missing');
      return saved;
    });
  } catch (error) {
    if (breaksConstraint(error, 'accounts_username')) {
      throw fieldError('account.usernameTaken', 'username', 'error.account.usernameTaken');
    }
    throw error;
  }
}

async function create(
  tx: Tx,
  input: SaveSystemUserInput & { passwordHash: string | null },
  actor: Actor,
): Promise<number> {
  if (!input.passwordHash) throw fieldError('account.passwordNeeded', 'password', 'validation.required');
  const { username, name, roleId, status, introduction = '' } = input;
  const id = await insertAccount(tx, {
    kind: 'staff',
    username,
    passwordHash: input.passwordHash,
    name,
    roleId,
    status,
    introduction,
  });
  await recordAudit(tx, actor, {
    action: 'create',
    entity: 'systemUser',
    entityId: id,
    after: { username, name, roleId, status, introduction },
  });
  return id;
}

type Change = SaveSystemUserInput & { id: number; passwordHash: string | null; template: Role['template'] };

async function change(tx: Tx, caller: Caller, input: Change, actor: Actor): Promise<number> {
  const before = await findSystemUser(tx, input.id);
  if (!before) throw new AppError('record.missing');
  const oldRole = await findRole(tx, before.roleId);
  if (oldRole) requireReach(caller, oldRole);
  await requireUserCurrent(tx, before, input);
  const isSelf = input.id === caller.accountId;
  if (isSelf && (input.status === 'disabled' || input.roleId !== before.roleId))
    throw new AppError('account.self');
  const staysAdmin = input.template === 'admin' && input.status === 'active';
  const wasAdmin = oldRole?.template === 'admin' && before.status === 'active';
  if (wasAdmin && !staysAdmin && (await countAdmins(tx, input.id)) === 0)
    throw new AppError('account.lastAdmin');

  const { id, username, name, roleId, status, introduction = before.introduction } = input;
  await tx
    .updateTable('accounts')
    .set({ username, name, roleId, status, introduction, updatedAt: actor.at })
    .where('id', '=', id)
    .execute();
  if (input.passwordHash) await setPassword(tx, id, input.passwordHash, actor.at);
  const reason = endReason(before, input);
  if (reason) {
    // Resetting the own password leaves this session alone: the person who did it is here.
    await endSessions(tx, {
      accountId: id,
      reason,
      at: actor.at,
      ...(isSelf ? { except: caller.sessionId } : {}),
    });
  }
  await recordAudit(tx, actor, {
    action: input.passwordHash ? 'resetPassword' : 'update',
    entity: 'systemUser',
    entityId: id,
    before: {
      username: before.username,
      name: before.name,
      roleId: before.roleId,
      status: before.status,
      introduction: before.introduction,
    },
    after: { username, name, roleId, status, introduction },
  });
  return id;
}

/** A password has nothing to be compared with: who gives one must know the account as it stands. */
function requireUserCurrent(tx: Tx, current: SystemUser, input: Change): Promise<void> {
  const { passwordHash: _hash, template: _template, ...given } = input;
  return requireCurrent(tx, { entity: 'systemUser', entityId: current.id, input: given, current });
}

function endReason(before: SystemUser, input: Change): 'disabled' | 'password' | 'role' | null {
  if (input.status === 'disabled' && before.status === 'active') return 'disabled';
  if (input.passwordHash) return 'password';
  return input.roleId === before.roleId ? null : 'role';
}
