import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './postmaster-pid.ts';

const patienceMs = 1000;

/**
 * Ends what a killed server left behind: processes that still work in its folder though nobody leads them any more. They
 * are ours, and nothing is lost with them: the next start recovers what was committed. Gives their numbers; none where
 * the system does not show who works where.
 */
export async function endOrphans(cluster: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const folder = realpathSync(cluster);
  const inFolder = new Set(everyPid().filter((pid) => workingFolder(pid) === folder));
  const orphans = [...inFolder].filter((pid) => isHelper(pid) && !inFolder.has(parentOf(pid)));
  for (const pid of orphans) tell(pid, 'SIGQUIT');
  const deadline = Date.now() + patienceMs;
  while (orphans.some(isAlive) && Date.now() < deadline) await sleep(20);
  // One that hangs or was stopped hears of nothing else.
  for (const pid of orphans.filter(isAlive)) tell(pid, 'SIGKILL');
  return orphans;
}

function everyPid(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function workingFolder(pid: number): string | null {
  return attempt(() => readlinkSync(`/proc/${pid}/cwd`));
}

// The server itself is called by its path; those it has made call themselves by what they do.
function isHelper(pid: number): boolean {
  return attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.startsWith('postgres: ') ?? false;
}

function parentOf(pid: number): number {
  // The name, in brackets, may hold anything; the state and the parent follow it.
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? '';
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
}

function tell(pid: number, signal: 'SIGQUIT' | 'SIGKILL'): void {
  attempt(() => process.kill(pid, signal));
}

// A process may end while it is looked at.
function attempt<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}
