import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { folderProblem } from '../folder-problem.ts';
import { StartProblem } from '../start-problem.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { mayEnter, nobody, type SystemUser } from './system-user.ts';

export interface PostgresPlace {
  native: string;
  dataDir: string;
  /** The folder of the database itself, inside the data folder. */
  cluster: string;
  /** Who the server runs as; null is whoever runs us. */
  user: SystemUser | null;
}

const openFolder = '/var/lib/gangway';

/**
 * Where programs and data lie and who runs them. PostgreSQL refuses to run as root, so root hands it to the owner of
 * the data, else to nobody; what that user cannot reach (a home of mode 0700) then lies under /var/lib/gangway.
 */
export function choosePlace(
  wanted: string,
  binaries: PostgresBinaries,
  log: (note: string) => void,
): PostgresPlace {
  const dataDir = path.resolve(wanted);
  if (process.getuid?.() !== 0) {
    makeFolder(dataDir);
    return { native: binaries.native, dataDir, cluster: clusterOf(dataDir), user: null };
  }
  const user = ownerOf(clusterOf(dataDir)) ?? nobody;
  const chosen = mayEnter(nearestExisting(dataDir), user) ? dataDir : elsewhere(dataDir);
  makeFolder(chosen);
  if (chosen !== dataDir) {
    log(`${dataDir} cannot be reached by the user the database runs as; its data lies in ${chosen}.`);
  }
  return { native: reachableNative(binaries, user), dataDir: chosen, cluster: clusterOf(chosen), user };
}

function clusterOf(dataDir: string): string {
  return path.join(dataDir, 'postgres');
}

function ownerOf(folder: string): SystemUser | null {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : null;
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(path.dirname(folder));
}

// Two copies of the project on one machine must not meet in the same folder.
function elsewhere(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 8);
  return path.join(openFolder, `data-${hash}`);
}

function makeFolder(folder: string): void {
  try {
    const first = mkdirSync(folder, { recursive: true });
    // A strict umask of root would lock the database out of the folders just made for it.
    if (first !== undefined && process.getuid?.() === 0) openUpTo(first, folder);
  } catch (error) {
    throw (
      folderProblem(folder, error) ??
      new StartProblem(`The data folder ${folder} cannot be made: ${String(error)}`, { cause: error })
    );
  }
}

function openUpTo(first: string, folder: string): void {
  chmodSync(folder, 0o755);
  if (folder !== first) openUpTo(first, path.dirname(folder));
}

function reachableNative(binaries: PostgresBinaries, user: SystemUser): string {
  const parts = ['bin/postgres', 'lib', 'share'].map((name) => path.join(binaries.native, name));
  if (parts.every((part) => mayEnter(part, user))) return binaries.native;
  const copy = path.join(openFolder, `postgres-${binaries.version}`);
  if (existsSync(copy)) return copy;
  const half = `${copy}.${process.pid}`;
  makeFolder(openFolder);
  cpSync(binaries.native, half, { recursive: true, verbatimSymlinks: true });
  openToAll(half);
  try {
    renameSync(half, copy);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) chmodSync(path.join(entry.parentPath, entry.name), 0o755);
  }
}
