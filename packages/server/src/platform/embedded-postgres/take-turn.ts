import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeOnce } from '../write-once.ts';
import { isAlive } from './postmaster-pid.ts';

/** A start takes seconds; a note older than this was left behind. */
const longestStartMs = 180_000;

/** The turns this process has taken: a number alone may be that of another process, in a container above all. */
const ours = new Set<string>();

/**
 * Lets one start after the other work on a folder: a second one waits until the first is up or has failed, and says so.
 * It keeps starts apart for the reader's sake; that two servers never run on one folder PostgreSQL sees to itself.
 */
export async function takeTurn(dataDir: string, log: (note: string) => void): Promise<() => void> {
  const file = path.join(dataDir, 'starting');
  const turn = `${process.pid} ${randomUUID()}`;
  for (let told = false; !writeOnce(file, turn);) {
    const holder = read(file);
    if (holder === null) continue;
    if (isLeftBehind(file, holder)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!told)
      log(`Another Gangway (process ${pidOf(holder)}) is just starting on ${dataDir}; waiting for it.`);
    told = true;
    await sleep(50);
  }
  ours.add(turn);
  return () => {
    ours.delete(turn);
    if (read(file) === turn) rmSync(file, { force: true });
  };
}

function isLeftBehind(file: string, holder: string): boolean {
  const pid = pidOf(holder);
  if (pid === process.pid) return !ours.has(holder);
  const writtenAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return !isAlive(pid) || Date.now() - writtenAt > longestStartMs;
}

function pidOf(turn: string): number {
  return Number.parseInt(turn, 10);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
