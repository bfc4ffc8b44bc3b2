import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPlace } from './choose-place.ts';
import { postgresProgram } from './postgres-binaries.ts';
import { isAlive, isPostgres } from './postmaster-pid.ts';

/** Ends a server: fast (connections are cut, everything is written), and at once if that takes too long. */
export async function interrupt(pid: number, place: PostgresPlace, patienceMs = 30_000): Promise<void> {
  tell(pid, 'SIGINT', place);
  if (await isGone(pid, patienceMs)) return;
  tell(pid, 'SIGQUIT', place);
  await isGone(pid, 10_000);
}

// Windows knows no signals: there pg_ctl speaks to the server.
function tell(pid: number, signal: 'SIGINT' | 'SIGQUIT', place: PostgresPlace): void {
  try {
    if (process.platform === 'win32') {
      const mode = signal === 'SIGINT' ? 'fast' : 'immediate';
      execFileSync(postgresProgram(place.native, 'pg_ctl'), ['stop', '-W', '-m', mode, '-D', place.cluster]);
    } else {
      process.kill(pid, signal);
    }
  } catch {
    // Already gone.
  }
}

async function isGone(pid: number, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience;
  while (isAlive(pid) && isPostgres(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}
