import { existsSync } from 'node:fs';
import { StartProblem } from '../start-problem.ts';
import { choosePlace } from './choose-place.ts';
import { keptPassword } from './kept-password.ts';
import { superuser } from './make-cluster.ts';
import { hasOwner } from './owner-lock.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { isAlive, isPostgres, readPostmasterPid } from './postmaster-pid.ts';
import { productDatabase } from './start-embedded-postgres.ts';

/** The database of a Gangway that runs on the data folder; null where none does. Refuses where there is no database. */
export async function findRunningPostgres(
  wanted: string,
  log: (note: string) => void,
): Promise<{ url: string; dataDir: string } | null> {
  const { dataDir, cluster } = choosePlace(wanted, findPostgresBinaries(), log);
  if (!existsSync(cluster)) throw new StartProblem(`There is no database in ${dataDir}.`);
  const server = readPostmasterPid(cluster);
  if (!server?.ready || !isAlive(server.pid) || !isPostgres(server.pid)) return null;
  const urlOf = (name: string) =>
    `postgres://${superuser}:${keptPassword(dataDir)}@127.0.0.1:${server.port}/${name}`;
  return (await hasOwner(urlOf('postgres'))) ? { url: urlOf(productDatabase), dataDir } : null;
}
