import { type Post, posts } from '@gangway/contract/core/posts.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';

/** Somebody who has signed in on a device. */
export interface Maker {
  posts: readonly Post[];
  /** Posts that were taken away from it, and when. */
  lost: readonly LostPost[];
  /** When the account was disabled, each time. */
  disabled: readonly Span[];
}

interface Span {
  since: Date;
  /** Null while it still is. */
  until: Date | null;
}

interface LostPost {
  post: Post;
  until: Date;
}

/** Those of the named accounts who have signed in on a device, with their posts. */
export async function readMakers(
  db: Db,
  deviceId: string,
  scans: readonly { accountId: number }[],
): Promise<Map<number, Maker>> {
  const ids = [...new Set(scans.map((scan) => scan.accountId))];
  const { rows } = await sql<MakerRow>`
    select a.id, r.template, r.posts, case when a.status = 'disabled' then a.updated_at end as disabled_at, a.deleted_at
      from boarding_device_accounts d join accounts a on a.id = d.account_id left join roles r on r.id = a.role_id
     where d.device_id = ${deviceId}::uuid and a.id = any(${ids}::bigint[])`.execute(db);
  const [spans, lost] = [await readSpans(db, ids), await readLostPosts(db, ids)];
  return new Map(
    rows.map((row) => [
      row.id,
      {
        posts: row.template === 'admin' ? posts : (row.posts ?? []),
        lost: lost.get(row.id) ?? [],
        disabled: spansOf(row, spans.get(row.id) ?? []),
      },
    ]),
  );
}

/** Whether an account worked at a post at a moment: what its role has lost since was allowed until then. */
export function mayWork(maker: Maker, post: Post, at: number): boolean {
  return (
    maker.posts.includes(post) || maker.lost.some((one) => one.post === post && at < one.until.getTime())
  );
}

/** Whether an account was disabled at a moment. What it did before, and after it was enabled again, is as good as any. */
export function wasDisabled({ disabled }: Maker, at: number): boolean {
  return disabled.some(
    ({ since, until }) => since.getTime() <= at && (until === null || at < until.getTime()),
  );
}

/** What an account is now has the last word: the log does not know of what was set by hand. */
function spansOf({ disabledAt, deletedAt }: MakerRow, told: readonly Span[]): Span[] {
  const over = told.filter(({ until }) => until !== null);
  const [open] = told.filter(({ until }) => until === null);
  const since = open?.since ?? deletedAt ?? disabledAt;
  return since && (disabledAt || deletedAt) ? [...over, { since, until: null }] : over;
}

/** When accounts were disabled, as the log of changes tells it. */
async function readSpans(db: Db, ids: readonly number[]): Promise<Map<number, Span[]>> {
  const { rows } = await sql<Span & { id: number }>`
    select id, since, until from (
      select entity_id::bigint as id, at as since, lead(at) over (partition by entity_id order by audit_log.id) as until,
             after->>'status' as status
        from audit_log
       where entity = 'systemUser' and entity_id = any(${ids.map(String)}::text[]) and after->>'status' is not null
    ) told where status = 'disabled'`.execute(db);
  return Map.groupBy(rows, ({ id }) => id);
}

/** The posts of the roles accounts have had, as far as they were taken from the role, or the role from them. */
async function readLostPosts(db: Db, ids: readonly number[]): Promise<Map<number, LostPost[]>> {
  const { rows } = await sql<LostPost & { id: number }>`
    with held as (
      select id, role_id, null::timestamptz as until from accounts where id = any(${ids}::bigint[])
      union all
      select entity_id::bigint, (before->>'roleId')::bigint, at from audit_log
       where entity = 'systemUser' and entity_id = any(${ids.map(String)}::text[])
         and (before->>'roleId') <> (after->>'roleId')),
    had as (
      select held.id, held.until, r.template, to_jsonb(r.posts) as posts
        from held join roles r on r.id = held.role_id where held.until is not null
      union all
      select held.id, least(held.until, l.at), l.before->>'template', l.before->'posts'
        from held join audit_log l on l.entity = 'role' and l.entity_id = held.role_id::text
       where l.action = 'update')
    select had.id, post, max(had.until) as until
      from had cross join lateral jsonb_array_elements_text(
        case when had.template = 'admin' then ${JSON.stringify(posts)}::jsonb else coalesce(had.posts, '[]') end) as post
     group by had.id, post`.execute(db);
  return Map.groupBy(rows, ({ id }) => id);
}

interface MakerRow {
  id: number;
  template: string | null;
  posts: Post[] | null;
  disabledAt: Date | null;
  deletedAt: Date | null;
}
