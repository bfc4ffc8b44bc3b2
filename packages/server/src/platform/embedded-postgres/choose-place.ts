import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { folderProblem } from '../folder-problem.ts';
import { makeFolders } from '../make-folders.ts';
import { StartProblem } from '../start-problem.ts';
import { checkKeptPlace, keepPlace, readKeptPlace, tellOfLost } from './kept-place.ts';
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

/** What depends on the machine; tests have their own. */
export interface Surroundings {
  asRoot: boolean;
  /** Where lies what cannot lie in a project that others may not enter. */
  openFolder: string;
}

const machine: Surroundings = { asRoot: process.getuid?.() === 0, openFolder: '/var/lib/gangway' };

/**
 * Where programs and data lie and who runs them. PostgreSQL refuses to run as root, so root hands it to the owner of
 * the data, else to nobody; what that user cannot reach (a home of mode 0700) then lies under /var/lib/gangway. Where it
 * lay once it is looked for again, wherever the project is by then: an empty database never begins in its place unsaid.
 */
export function choosePlace(
  wanted: string,
  binaries: PostgresBinaries,
  log: (note: string) => void,
  { asRoot, openFolder }: Surroundings = machine,
): PostgresPlace {
  const dataDir = path.resolve(wanted);
  const kept = readKeptPlace(dataDir);
  if (!asRoot) {
    if (kept)
      throw new StartProblem(
        `The database of this project lies in ${kept}, where root's Gangway made it; start as root, or set DATA_DIR to another folder.`,
      );
    makeFolder(dataDir);
    return { native: binaries.native, dataDir, cluster: clusterOf(dataDir), user: null };
  }
  const user = ownerOf(clusterOf(kept ?? dataDir)) ?? nobody;
  const chosen = kept ?? reachablePlace(dataDir, user, openFolder);
  if (kept) checkKeptPlace(dataDir, kept, log);
  else if (chosen !== dataDir && !existsSync(clusterOf(chosen))) tellOfLost(openFolder, log);
  makeFolder(chosen);
  if (kept) log(`The database of ${dataDir} lies in ${kept}.`);
  else if (chosen !== dataDir)
    log(`${dataDir} cannot be reached by the user the database runs as; its data lies in ${chosen}.`);
  const native = reachableNative(binaries, user, openFolder);
  return { native, dataDir: chosen, cluster: clusterOf(chosen), user };
}

/** Has a project remember where its database lies, once there is one. */
export function rememberPlace(wanted: string, { dataDir }: PostgresPlace): void {
  const own = path.resolve(wanted);
  if (own === dataDir) return;
  makeFolder(own);
  keepPlace(own, dataDir);
}

function reachablePlace(dataDir: string, user: SystemUser, openFolder: string): string {
  if (mayEnter(nearestExisting(dataDir), user)) return dataDir;
  if (existsSync(clusterOf(dataDir)))
    throw new StartProblem(
      `The database in ${dataDir} cannot be reached by the user it runs as, because a folder above it is closed to others; open that folder (chmod o+x), or move ${dataDir} to an open place and set DATA_DIR to it.`,
    );
  return elsewhere(dataDir, openFolder);
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
function elsewhere(dataDir: string, openFolder: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 8);
  return path.join(openFolder, `data-${hash}`);
}

function makeFolder(folder: string): void {
  try {
    const first = makeFolders(folder);
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

function reachableNative(binaries: PostgresBinaries, user: SystemUser, openFolder: string): string {
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
