import type { SystemState } from '@gangway/contract/reports/calls.ts';
import { sql } from 'kysely';
import { newestMigration } from '../../platform/database/migrate.ts';
import { nodeAliveMs } from '../../platform/nodes/heartbeat.ts';
import type { Platform } from '../../platform/platform.ts';
import { version } from '../../platform/version.ts';

/** How the system is: its database, the processes that serve it, and what waits to be done. */
export async function getSystemState({ db, clock }: Platform): Promise<SystemState> {
  const now = clock();
  const [database, outbox, jobs, sessions, nodes] = await Promise.all([
    sql<{ version: string; sizeBytes: number }>`
      select current_setting('server_version') as version, pg_database_size(current_database()) as size_bytes`.execute(
      db,
    ),
    sql<{ waiting: number; failing: number }>`
      select count(*) as waiting, count(*) filter (where last_error is not null) as failing from outbox`.execute(
      db,
    ),
    sql<{ waiting: number; failed: number }>`
      select count(*) filter (where state in ('created', 'retry', 'active')) as waiting,
             count(*) filter (where state = 'failed') as failed from pgboss.job where name not like '\\_\\_pgboss%'`.execute(
      db,
    ),
    sql<{ staff: number; customers: number }>`
      select count(*) filter (where a.kind = 'staff') as staff, count(*) filter (where a.kind = 'customer') as customers
        from sessions s join accounts a on a.id = s.account_id
       where s.ended_at is null and s.expires_at > ${now}`.execute(db),
    db
      .selectFrom('nodes')
      .selectAll()
      .where('seenAt', '>', new Date(now.getTime() - nodeAliveMs))
      .orderBy('startedAt')
      .execute(),
  ]);
  return {
    version,
    now: now.toISOString(),
    database: { version: '', sizeBytes: 0, ...database.rows[0], migration: newestMigration() },
    nodes: nodes.map((node) => ({
      id: node.id,
      startedAt: node.startedAt.toISOString(),
      seenAt: node.seenAt.toISOString(),
    })),
    outbox: outbox.rows[0] ?? { waiting: 0, failing: 0 },
    jobs: jobs.rows[0] ?? { waiting: 0, failed: 0 },
    sessions: sessions.rows[0] ?? { staff: 0, customers: 0 },
  };
}
