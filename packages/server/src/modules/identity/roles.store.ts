import { type Grant, heldGrants } from '@gangway/contract/core/permissions.ts';
import { heldPosts, type Post } from '@gangway/contract/core/posts.ts';
import type { Role } from '@gangway/contract/identity/schemas.ts';
import type { Db, Tx } from '../../platform/database/create-database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';

export async function findRole(db: Db, id: number) {
  const role = await db.selectFrom('roles').selectAll().where('id', '=', id).executeTakeFirst();
  if (!role) return null;
  const { template, posts } = role;
  return {
    ...role,
    grants: heldGrants(template, await grantsOf(db, id)),
    posts: heldPosts(template, posts),
  };
}

async function grantsOf(db: Db, roleId: number): Promise<Grant[]> {
  return db
    .selectFrom('roleGrants')
    .select(['route', 'access'])
    .where('roleId', '=', roleId)
    .orderBy('route')
    .execute();
}

export interface RoleFields {
  name: string;
  template: Role['template'];
  description: string;
  /** Those given to it; what admin holds stands nowhere. */
  posts: Post[];
}

export async function insertRole(tx: Tx, fields: RoleFields & { builtIn?: boolean }): Promise<number> {
  const row = await tx.insertInto('roles').values(fields).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateRole(tx: Tx, id: number, fields: RoleFields, at: Date): Promise<void> {
  await tx
    .updateTable('roles')
    .set({ ...fields, updatedAt: at })
    .where('id', '=', id)
    .execute();
}

/** Replaces the grants of a role; `none` is the absence of a grant, and what admin holds stands nowhere. */
export async function replaceGrants(
  tx: Tx,
  roleId: number,
  template: RoleFields['template'],
  grants: readonly Grant[],
): Promise<void> {
  await tx.deleteFrom('roleGrants').where('roleId', '=', roleId).execute();
  if (template === 'admin') return;
  const held = grants.flatMap(({ route, access }) => (access === 'none' ? [] : [{ roleId, route, access }]));
  await insertRows(tx, 'roleGrants', ['roleId', 'route', 'access'], held).execute();
}

export async function countHolders(db: Db, roleId: number): Promise<number> {
  const row = await db
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('roleId', '=', roleId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}
