import { getConstructionPlans } from 'pg-boss';

/** What makes the job runner's schema, for a transaction of somebody else's, and the version it then has. */
export function jobsSchema(): { text: string; version: number } {
  const plan = getConstructionPlans('pgboss');
  const text = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(plan)?.[1];
  const version = /INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/.exec(plan)?.[1];
  if (!text || !version)
    throw new Error('the job runner makes its schema in another way than this code knows');
  return { text, version: Number(version) };
}
