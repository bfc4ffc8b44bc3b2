import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { folderProblem } from '../folder-problem.ts';
import { StartProblem } from '../start-problem.ts';
import type { PostgresPlace } from './choose-place.ts';
import { postgresProgram } from './postgres-binaries.ts';
import { commandAs } from './system-user.ts';

export const superuser = 'gangway';

const prefix = '.postgres-new-';

/**
 * Makes an empty database in a folder beside the final one and moves it there in one step, so that a first start that
 * is killed leaves nothing half-made. Of two first starts at once, one wins and both use what it made.
 */
export async function makeCluster(place: PostgresPlace, password: string, durable: boolean): Promise<void> {
  removeAbandoned(place.dataDir);
  const work = mkdtempSync(path.join(place.dataDir, prefix));
  const made = path.join(work, 'postgres');
  const passwordFile = path.join(work, 'password');
  mkdirSync(made, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.user) {
    for (const file of [work, made, passwordFile]) chownSync(file, place.user.uid, place.user.gid);
  }
  try {
    await initialise(place, made, passwordFile, durable);
    renameSync(made, place.cluster);
  } catch (error) {
    if (!existsSync(place.cluster)) throw error;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function initialise(
  place: PostgresPlace,
  folder: string,
  passwordFile: string,
  durable: boolean,
): Promise<void> {
  const { file, args, options } = commandAs(place.user, postgresProgram(place.native, 'initdb'), [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let told = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (told += text));
  const [code] = await once(child, 'close').catch((error: unknown) => {
    throw new StartProblem(`The embedded PostgreSQL does not run on this system: ${String(error)}`, {
      cause: error,
    });
  });
  if (code !== 0) {
    throw (
      folderProblem(place.dataDir, told) ??
      new StartProblem(
        `The database could not be made in ${place.dataDir}: ${told.trim() || `initdb ended with ${code}`}`,
      )
    );
  }
}

function removeAbandoned(dataDir: string): void {
  const tenMinutesAgo = Date.now() - 10 * 60_000;
  for (const name of readdirSync(dataDir).filter((name) => name.startsWith(prefix))) {
    const folder = path.join(dataDir, name);
    if (statSync(folder).mtimeMs < tenMinutesAgo) rmSync(folder, { recursive: true, force: true });
  }
}
