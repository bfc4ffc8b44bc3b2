import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** The first of these programs that can be run, looked for along the PATH and in the folders given. */
export function findProgram(names, besides = []) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...besides];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram) ?? null;
}

export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether packages of the system can be installed without asking anybody. */
export function canUseApt() {
  return process.platform === 'linux' && process.getuid() === 0 && existsSync('/usr/bin/apt-get');
}

export async function apt(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  await run('apt-get', ['update'], quiet);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet);
}
