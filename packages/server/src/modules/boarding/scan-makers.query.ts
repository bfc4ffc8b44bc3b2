import { type Post, posts } from '@gangway/contract/core/posts.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';

/** Somebody who has signed in on a device. */
export interface Maker {
  posts: readonly Post[];
  /** Since when the account is disabled; null while it is not. */
  disabledAt: Date | null;
}

/** Those of the named accounts who have signed in on a device, with their posts. */
export async function readMakers(
  db: Db,
  deviceId: string,
  scans: readonly { accountId: number }[],
): Promise<Map<number, Maker>> {
  const { rows } = await sql<{
    id: number;
    template: string | null;
    posts: Post[] | null;
    disabledAt: Date | null;
  }>`
    select a.id, r.template, r.posts,
           case when a.status = 'disabled' or a.deleted_at is not null then
             coalesce(a.deleted_at, (select max(ended_at) from sessions s
                where s.account_id = a.id and s.end_reason in ('disabled', 'deleted')), a.updated_at) end as disabled_at
      from boarding_device_accounts d join accounts a on a.id = d.account_id left join roles r on r.id = a.role_id
     where d.device_id = ${deviceId}::uuid and a.id = any(${scans.map((scan) => scan.accountId)}::bigint[])`.execute(
    db,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      { posts: row.template === 'admin' ? posts : (row.posts ?? []), disabledAt: row.disabledAt },
    ]),
  );
}
