import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '../start-problem.ts';
import type { PostgresPlace } from './choose-place.ts';
import { folderInUse } from './folder-in-use.ts';
import { interrupt } from './interrupt.ts';
import { hasOwner } from './owner-lock.ts';
import {
  disownPostmasterPid,
  isAlive,
  isPostgres,
  type PostmasterPid,
  readPostmasterPid,
} from './postmaster-pid.ts';

/**
 * Makes sure that no server runs on the folder: refuses when a running Gangway owns it, and stops a server whose
 * owner was killed, or that cannot finish ending. A file left by a server that is gone does not stop anybody.
 */
export async function clearFolder(
  place: PostgresPlace,
  urlAt: (port: number) => string,
  endingMs: number,
  log: (note: string) => void,
): Promise<void> {
  const found = readPostmasterPid(place.cluster);
  if (!found || !isAlive(found.pid)) return;
  if (!isPostgres(found.pid)) return disownPostmasterPid(place.cluster);
  if (!found.stopping && (await isOwned(place, urlAt))) {
    throw folderInUse(place.dataDir, found.pid);
  }
  log(
    `A database without an owner was still running on ${place.dataDir} (process ${found.pid}); it is stopped.`,
  );
  // One that is ending already and cannot finish need not be waited for as long.
  await interrupt(found.pid, place, found.stopping ? endingMs : 30_000);
}

// An owner that has just started its server takes the lock a moment later: only a lock that stays free has no owner.
async function isOwned(place: PostgresPlace, urlAt: (port: number) => string): Promise<boolean> {
  for (const wait of [1000, 0]) {
    const server = await readyServer(place);
    if (!server) return false;
    try {
      if (await hasOwner(urlAt(server.port))) return true;
    } catch (error) {
      if (!isAlive(server.pid) || readPostmasterPid(place.cluster)?.stopping) return false;
      throw new StartProblem(
        `A PostgreSQL server (process ${server.pid}) already runs on ${place.dataDir} and does not let us in: ${String(error)}`,
        { cause: error },
      );
    }
    await sleep(wait);
  }
  return false;
}

async function readyServer(place: PostgresPlace): Promise<PostmasterPid | null> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const found = readPostmasterPid(place.cluster);
    if (!found || found.stopping || !isAlive(found.pid) || !isPostgres(found.pid)) return null;
    if (found.ready || Date.now() > deadline) return found;
    await sleep(100);
  }
}
