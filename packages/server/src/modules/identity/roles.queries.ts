import { heldGrants } from '@gangway/contract/core/permissions.ts';
import { heldPosts } from '@gangway/contract/core/posts.ts';
import type { Role } from '@gangway/contract/identity/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';

export async function listRoles(db: Db): Promise<Role[]> {
  const rows = await select(db).orderBy('roles.builtIn', 'desc').orderBy('roles.id').execute();
  return rows.map(present);
}

export async function findPresentedRole(db: Db, id: number): Promise<Role | null> {
  const row = await select(db).where('roles.id', '=', id).executeTakeFirst();
  return row ? present(row) : null;
}

export async function listRoleNames(db: Db) {
  return db.selectFrom('roles').select(['id', 'name', 'template']).orderBy('id').execute();
}

function select(db: Db) {
  return db
    .selectFrom('roles')
    .select(['id', 'name', 'template', 'description', 'builtIn', 'posts', 'updatedAt', 'version'])
    .select([
      sql<number>`(select count(*) from accounts a where a.role_id = roles.id and a.deleted_at is null)`.as(
        'accounts',
      ),
      sql<Role['grants']>`(select coalesce(json_agg(json_build_object('route', g.route, 'access', g.access)
        order by g.route), '[]') from role_grants g where g.role_id = roles.id)`.as('grants'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function present(row: Row): Role {
  const grants = heldGrants(row.template, row.grants).toSorted((a, b) => (a.route < b.route ? -1 : 1));
  const posts = heldPosts(row.template, row.posts);
  return { ...row, grants, posts, updatedAt: row.updatedAt.toISOString() };
}
