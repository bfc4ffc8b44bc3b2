import { readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** What a running (or once running) server has written about itself into its folder. */
export interface PostmasterPid {
  pid: number;
  port: number;
  ready: boolean;
  /** It is on its way out and lets nobody in. */
  stopping: boolean;
}

export function readPostmasterPid(cluster: string): PostmasterPid | null {
  let lines: string[];
  try {
    lines = readFileSync(fileIn(cluster), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10));
  if (!pid) return null;
  const status = lines[7]?.trim();
  const port = Number.parseInt(lines[3] ?? '', 10) || 0;
  return { pid, port, ready: status === 'ready', stopping: status === 'stopping' };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Whether a living process is a PostgreSQL server, and not a stranger that was given the number of one. Of one that has ended, and that
 * nobody has taken note of yet, `isAlive` would still say yes.
 */
export function isPostgres(pid: number): boolean {
  try {
    return commandLine(pid).includes('postgres');
  } catch {
    return false;
  }
}

/**
 * Makes PostgreSQL see that the server which wrote the file is gone, although its number lives on as another process.
 * The file stays, because the rest of it leads PostgreSQL to helpers that may have outlived their server.
 */
export function disownPostmasterPid(cluster: string): void {
  const aboveAnyPid = '99999999';
  const file = fileIn(cluster);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^-?\d+/, aboveAnyPid));
}

function fileIn(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}

function commandLine(pid: number): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  if (process.platform === 'win32')
    return execFileSync('tasklist', ['/fi', `PID eq ${pid}`], { encoding: 'utf8' });
  return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
}
