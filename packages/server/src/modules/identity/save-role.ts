import type { Body } from '@gangway/contract/core/define-call.ts';
import { adminOnlyRoute, officeRoutePaths, officeRoutes } from '@gangway/contract/core/office-routes.ts';
import { type Grant, heldGrants } from '@gangway/contract/core/permissions.ts';
import { heldPosts, type Post } from '@gangway/contract/core/posts.ts';
import type { identityCalls } from '@gangway/contract/identity/calls.ts';
import type { Role } from '@gangway/contract/identity/schemas.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { changesNothing, requireCurrent } from '../../platform/database/require-current.ts';
import { lockAll } from '../../platform/database/locks.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { countAdmins } from './accounts.store.ts';
import { findPresentedRole } from './roles.queries.ts';
import { findRole, insertRole, replaceGrants, type RoleFields, updateRole } from './roles.store.ts';

type SaveRoleInput = Body<typeof identityCalls.saveRole>;

/**
 * Creates or changes a role. Its grants hold from the next call of anybody who has it: nobody is logged out, so that
 * a correction during boarding stops no scanner.
 */
export async function saveRole({ db }: Platform, input: SaveRoleInput, actor: Actor): Promise<Role> {
  checkGrants(input);
  try {
    return await inTransaction(db, async (tx) => {
      // Accounts come before roles wherever both are locked.
      await lockAll(tx, 'accounts');
      await lockAll(tx, 'roles');
      const before = input.id ? await findRole(tx, input.id) : null;
      if (input.id && !before) throw new AppError('record.missing');
      if (before?.builtIn) throw new AppError('role.builtIn');
      const unchanged = await requireRoleCurrent(tx, input);
      if (unchanged) return unchanged;
      const fields = { name: input.name, template: input.template, description: input.description };
      const posts = givenPosts(input, before);
      const id = before?.id ?? (await insertRole(tx, { ...fields, posts }));
      if (before) await updateRole(tx, id, { ...fields, posts }, actor.at);
      if (before?.template === 'admin' && (await countAdmins(tx)) === 0) {
        throw new AppError('account.lastAdmin');
      }
      await replaceGrants(tx, id, input.template, input.grants);
      await recordAudit(tx, actor, {
        action: before ? 'update' : 'create',
        entity: 'role',
        entityId: id,
        before: before && { ...pickFields(before), grants: before.grants, posts: before.posts },
        after: {
          ...fields,
          grants: heldGrants(input.template, namedGrants(input)),
          posts: heldPosts(input.template, posts),
        },
      });
      await putInOutbox(tx, 'live.event', {
        event: { type: 'grants.changed' },
        audience: { staffOnly: true },
      });
      const saved = await findPresentedRole(tx, id);
      if (!saved) throw new AppError('record.missing');
      return saved;
    });
  } catch (error) {
    if (breaksConstraint(error, 'roles_name'))
      throw fieldError('role.nameTaken', 'name', 'error.role.nameTaken');
    throw error;
  }
}

/**
 * Gives the role where the save leaves it as it is. Grants are a set: who holds nothing of a screen need not be named, and in
 * which order they come says nothing.
 */
async function requireRoleCurrent(tx: Tx, { id, ...input }: SaveRoleInput): Promise<Role | null> {
  const current = id ? await findPresentedRole(tx, id) : null;
  if (!current) return null;
  const grants = heldGrants(input.template, namedGrants(input)).toSorted((a, b) =>
    a.route < b.route ? -1 : 1,
  );
  const { posts = current.posts } = input;
  const given = { ...input, grants, posts: heldPosts(input.template, posts) };
  await requireCurrent(tx, { entity: 'role', entityId: current.id, input: given, current });
  return changesNothing({ input: given, current }) ? current : null;
}

/** A role with the template admin is either given nothing by name or everything: something between would be no bound. */
function checkAdminGrants(input: SaveRoleInput): void {
  const named = namedGrants(input);
  const isAll = named.length === officeRoutePaths.length && named.every(({ access }) => access === 'edit');
  if (named.length > 0 && !isAll) throw fieldError('role.adminPartial', 'grants', 'error.role.adminPartial');
}

function namedGrants({ grants }: SaveRoleInput): Grant[] {
  return grants.filter(({ access }) => access !== 'none');
}

function checkGrants(input: SaveRoleInput): void {
  for (const [index, { route, access }] of input.grants.entries()) {
    const field = `grants.${index}.route`;
    const isRepeated = input.grants.findIndex((grant) => grant.route === route) !== index;
    if (!Object.hasOwn(officeRoutes, route) || isRepeated)
      throw fieldError('request.invalid', field, 'validation.format');
    if (route === adminOnlyRoute && access !== 'none' && input.template !== 'admin') {
      throw fieldError('role.adminOnlyRoute', field, 'error.role.adminOnlyRoute');
    }
  }
  if (input.template === 'admin') checkAdminGrants(input);
}

function pickFields({ name, template, description }: Omit<RoleFields, 'posts'>): Omit<RoleFields, 'posts'> {
  return { name, template, description };
}

/** What admin holds stands nowhere: a role that is admin no longer is given its posts anew. */
function givenPosts({ template, posts }: SaveRoleInput, before: RoleFields | null): Post[] {
  if (template === 'admin') return [];
  const kept = before && before.template !== 'admin' ? before.posts : [];
  return heldPosts(template, posts ?? kept);
}
