import type { Role, SystemUser } from '@gangway/contract/identity/schemas.ts';
import { CompiledQuery } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import type { Authentication, Caller } from '../../platform/http/caller.ts';
import { type HeldRights, heldRights } from './held-rights.ts';
import { hashToken } from './session-token.ts';
import { touchSession } from './sessions.store.ts';

/** Written out, since it is asked with every call. Admin holds everything, whatever was granted. */
const findSession = `
  select s.id, s.expires_at, s.last_seen_at, s.end_reason, s.link_order_id, s.link_asked, a.id as account_id, a.username, a.name, a.kind,
         a.status, a.avatar_image_id, a.introduction, a.deleted_at, r.id as role_id, r.name as role_name, r.template,
         array_to_string(r.posts, ' ') as posts,
         case when r.template <> 'admin' then
           (select string_agg(g.access || ' ' || g.route, e'\\n') from role_grants g where g.role_id = r.id) end as grants
    from sessions s join accounts a on a.id = s.account_id left join roles r on r.id = a.role_id
   where s.token_hash = $1`;

const nothing: HeldRights = { grants: [], posts: [] };

/** Finds out who a token belongs to, with the grants their role holds at this moment, in one query. */
export async function authenticate(db: Db, token: string, at: Date): Promise<Authentication> {
  if (token.length > 100) return { state: 'unknown' };
  const { rows } = await db.executeQuery<SessionRow>(CompiledQuery.raw(findSession, [hashToken(token)]));
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
      ...(row.template
        ? heldRights({ template: row.template, grants: row.grants ?? '', posts: row.posts ?? '' })
        : nothing),
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
  posts: string | null;
  grants: string | null;
}
