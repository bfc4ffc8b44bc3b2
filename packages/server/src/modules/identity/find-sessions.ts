import type { Role, SystemUser } from '@gangway/contract/identity/schemas.ts';
import { askTogether } from '../../platform/ask-together.ts';
import type { Ask } from '../../platform/database/create-database.ts';
import { forSeveral } from '../../platform/database/for-several.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** The session behind the hash of a token, as it is at this moment. */
export type FindSession = (tokenHash: string) => Promise<SessionRow | undefined>;

const mostTogether = 32;

/** Looks sessions up, for all calls that come at the same moment together. */
export function findSessions(ask: Ask): FindSession {
  return askTogether(async (hashes: readonly string[]) => {
    const rows = await ask(sessionsOf(hashes));
    return new Map(rows.map(({ hash, session }) => [hash, session]));
  }, mostTogether);
}

/**
 * Asked with every call: past the query builder, and as one value, since the driver reads one text sooner than eighteen. Admin holds
 * everything, whatever was granted.
 */
const sessionsOf = forSeveral<{ hash: string; session: SessionRow }>(
  (hashes) => `
  select s.token_hash as hash, json_build_object(
           'id', s.id, 'expiresAt', s.expires_at, 'lastSeenAt', s.last_seen_at, 'endReason', s.end_reason,
           'linkOrderId', s.link_order_id, 'linkAsked', s.link_asked, 'accountId', a.id, 'username', a.username, 'name', a.name,
           'kind', a.kind, 'status', a.status, 'avatarImageId', a.avatar_image_id, 'introduction', a.introduction,
           'deletedAt', a.deleted_at, 'roleId', r.id, 'roleName', r.name, 'template', r.template,
           'posts', array_to_string(r.posts, ' '),
           'grants', case when r.template <> 'admin' then
             (select string_agg(g.access || ' ' || g.route, e'\\n') from role_grants g where g.role_id = r.id) end) as session
    from sessions s join accounts a on a.id = s.account_id left join roles r on r.id = a.role_id
   where s.token_hash in (${hashes})`,
);

export interface SessionRow {
  id: number;
  expiresAt: string;
  lastSeenAt: string;
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
  deletedAt: string | null;
  roleId: number | null;
  roleName: string | null;
  template: Role['template'] | null;
  posts: string | null;
  grants: string | null;
}
