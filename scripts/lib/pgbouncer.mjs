import { apt, canUseApt, findProgram } from './system-packages.mjs';

/**
 * The pooler for the tests that go through one: the one that is there, else that of the system's packages. Where it
 * cannot be had the tests say so themselves (packages/server/test/find-pgbouncer.ts).
 */
export async function ensurePgBouncer() {
  if (findProgram(['pgbouncer'], ['/usr/sbin']) || !canUseApt()) return;
  console.log('Installing PgBouncer from the packages of the system ...');
  // Its service is not wanted: a test starts the program itself.
  await apt('pgbouncer');
}
