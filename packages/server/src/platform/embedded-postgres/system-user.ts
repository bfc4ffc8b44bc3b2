import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import type { SpawnOptions } from 'node:child_process';
import path from 'node:path';

export interface SystemUser {
  uid: number;
  gid: number;
}

export const nobody: SystemUser = { uid: 65534, gid: 65534 };

/** Whether a user may read and enter a folder (or run a file), judged by the modes from there up to the root. */
export function mayEnter(place: string, user: SystemUser): boolean {
  const real = realpathSync(place);
  if (!allows(real, user, 0o5)) return false;
  for (let folder = path.dirname(real); ; folder = path.dirname(folder)) {
    if (!allows(folder, user, 0o1)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

function allows(file: string, user: SystemUser, needed: number): boolean {
  const { mode, uid, gid } = statSync(file);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & needed) === needed;
}

export interface Command {
  file: string;
  args: string[];
  options: SpawnOptions;
}

/**
 * How a program is started as another user. On Linux `setpriv` also has the kernel interrupt it when we die, however
 * we die; `detached` keeps a Ctrl-C meant for us from reaching it before we have finished with it.
 */
export function commandAs(user: SystemUser | null, file: string, args: string[]): Command {
  const options: SpawnOptions = {
    cwd: path.dirname(file),
    detached: true,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env['SystemRoot'] },
    windowsHide: true,
  };
  const setpriv = process.platform === 'linux' ? findSetpriv() : null;
  if (setpriv === null) return { file, args, options: user ? { ...options, ...user } : options };
  const asUser = user ? ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups'] : [];
  return { file: setpriv, args: [...asUser, '--pdeathsig', 'INT', '--', file, ...args], options };
}

function findSetpriv(): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const found = folders.map((folder) => path.join(folder, 'setpriv')).find(isProgram);
  // The small setpriv of BusyBox has no --pdeathsig.
  return found !== undefined && !realpathSync(found).endsWith('busybox') ? found : null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
