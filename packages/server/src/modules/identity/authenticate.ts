import type { Authentication } from '../../platform/http/caller.ts';
import type { FindSession } from './find-sessions.ts';
import { type HeldRights, heldRights } from './held-rights.ts';
import { hashToken } from './session-token.ts';
import type { SeenSessions } from './seen-sessions.ts';

const nothing: HeldRights = { grants: [], posts: [] };

/** Finds out who a token belongs to, with the grants their role holds at this moment. */
export async function authenticate(
  { find, seen }: { find: FindSession; seen: SeenSessions },
  token: string,
  at: Date,
): Promise<Authentication> {
  if (token.length > 100) return { state: 'unknown' };
  const row = await find(hashToken(token));
  if (!row || Date.parse(row.expiresAt) <= at.getTime() || row.endReason === 'logout')
    return { state: 'unknown' };
  if (row.status === 'disabled' || row.deletedAt) return { state: 'disabled' };
  if (row.endReason) return { state: 'endedElsewhere' };
  if (at.getTime() - Date.parse(row.lastSeenAt) > 60_000) seen.note(row.id, at);
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
