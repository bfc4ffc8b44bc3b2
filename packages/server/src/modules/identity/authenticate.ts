import { type Grant, heldGrants } from '@gangway/contract/core/permissions.ts';
import { heldPosts, type Post } from '@gangway/contract/core/posts.ts';
import type { Role, SystemUser } from '@gangway/contract/identity/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import type { Authentication, Caller } from '../../platform/http/caller.ts';
import { hashToken } from './session-token.ts';
import { touchSession } from './sessions.store.ts';

/** Finds out who a token belongs to, with the grants their role holds at this moment, in one query. */
export async function authenticate(db: Db, token: string, at: Date): Promise<Authentication> {
  if (token.length > 100) return { state: 'unknown' };
  const { rows } = await sql<SessionRow>`
    select s.id, s.expires_at, s.last_seen_at, s.end_reason, s.link_order_id, s.link_asked, a.id as account_id, a.username, a.name, a.kind, a.status,
           a.avatar_image_id, a.introduction, a.deleted_at, r.id as role_id, r.name as role_name, r.template, r.posts,
           (select coalesce(json_agg(json_build_object('route', g.route, 'access', g.access)), '[]')
              from role_grants g where g.role_id = r.id) as grants
      from sessions s join accounts a on a.id = s.account_id left join roles r on r.id = a.role_id
     where s.token_hash = ${hashToken(token)}`.execute(db);
  const row = rows[0];
  if (!row || row.expiresAt <= at || row.endReason === 'logout') return { state: 'unknown' };
  if (row.status === 'disabled' || row.deletedAt) return { state: 'disabled' };
  if (row.endReason) return { state: 'endedElsewhere' };
  if (at.getTime() - row.lastSeenAt.getTime() > 60_000) await touchSession(db, row.id, at);
  return {
    state: 'valid',
    caller: {
      sessionId: row.id,
      accountId: row.accountId,
      username: row.username,
      name: row.name,
      kind: row.kind,
      avatarImageId: row.avatarImageId,
      introduction: row.introduction,
      link:
        row.kind === 'guest' && row.linkOrderId !== null
          ? { orderId: row.linkOrderId, isAsked: row.linkAsked }
          : null,
      role:
        row.roleId && row.roleName && row.template
          ? { id: row.roleId, name: row.roleName, template: row.template }
          : null,
      grants: row.template ? heldGrants(row.template, row.grants) : [],
      posts: row.template ? heldPosts(row.template, row.posts ?? []) : [],
    },
  };
}

interface SessionRow {
  id: number;
  expiresAt: Date;
  lastSeenAt: Date;
  endReason: string | null;
  linkOrderId: number | null;
  linkAsked: boolean;
  accountId: number;
  username: string;
  name: string;
  kind: Caller['kind'];
  status: SystemUser['status'];
  avatarImageId: number | null;
  introduction: string;
  deletedAt: Date | null;
  roleId: number | null;
  roleName: string | null;
  template: Role['template'] | null;
  posts: Post[] | null;
  grants: Grant[];
}
