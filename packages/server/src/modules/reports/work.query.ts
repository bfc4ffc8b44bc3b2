import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';

/** What waits to be done, and since when: seconds by the clock of the database. */
export interface Work {
  outbox: { topic: string; waiting: number; failed: number; oldestSeconds: number }[];
  jobs: { job: string; doneAtSeconds: number | null; failed: number }[];
  /** Of the last day. */
  mails: { status: string; count: number }[];
  payments: { pending: number; oldestPendingSeconds: number; parked: number };
  refunds: { status: string; count: number }[];
  holds: { count: number; people: number; overdue: number };
}

/** One statement, of which every part has an index or a small table; a few milliseconds. */
export async function readWork(db: Db): Promise<Work> {
  const { rows } = await sql<{ work: Work }>`
    select jsonb_build_object(
      'outbox', (select coalesce(jsonb_agg(t), '[]') from (
         select topic, count(*) as waiting, count(last_error) as failed,
                extract(epoch from now() - min(created_at)) as "oldestSeconds" from outbox group by 1) t),
      'jobs', (select coalesce(jsonb_agg(t), '[]') from (
         select name as job, extract(epoch from max(completed_on) filter (where state = 'completed')) as "doneAtSeconds",
                count(*) filter (where state = 'failed') as failed
           from pgboss.job where name in (select name from pgboss.schedule) group by 1) t),
      'mails', (select coalesce(jsonb_agg(t), '[]') from (
         select status, count(*) as count from mails where created_at > now() - interval '1 day' group by 1) t),
      'payments', (select jsonb_build_object(
         'pending', count(*) filter (where status = 'pending'),
         'oldestPendingSeconds', coalesce(extract(epoch from now() - min(created_at) filter (where status = 'pending')), 0),
         'parked', (select count(*) from payments where status = 'parked' and created_at > now() - interval '7 days'))
         from payments where next_query_at is not null),
      'refunds', (select coalesce(jsonb_agg(t), '[]') from (
         select status, count(*) as count from payment_refunds where status in ('requested', 'sent', 'failed') group by 1) t),
      'holds', (select jsonb_build_object('count', count(*), 'people', coalesce(sum(people), 0),
         'overdue', count(*) filter (where expires_at < now() - interval '1 minute')) from place_holds)
    ) as work`.execute(db);
  const work = rows[0]?.work;
  if (!work) throw new Error('a select without a table gave no row');
  return work;
}
