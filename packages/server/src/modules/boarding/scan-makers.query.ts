import { type Post, posts } from '@gangway/contract/core/posts.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';

/** Somebody who has signed in on a device. */
export interface Maker {
  posts: readonly Post[];
  /** When the account was disabled, each time. */
  disabled: readonly Span[];
}

interface Span {
  since: Date;
  /** Null while it still is. */
  until: Date | null;
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
  const spans = await readSpans(db, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        posts: row.template === 'admin' ? posts : (row.posts ?? []),
        disabled: spansOf(row, spans.get(row.id) ?? []),
      },
    ]),
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

interface MakerRow {
  id: number;
  template: string | null;
  posts: Post[] | null;
  disabledAt: Date | null;
  deletedAt: Date | null;
}
