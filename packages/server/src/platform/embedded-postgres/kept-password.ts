import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartProblem } from '../start-problem.ts';
import { writeOnce } from '../write-once.ts';

const shape = z.object({ password: z.string().min(1) });

/** The database's password, made once and kept in the data folder for its owner's eyes only. */
export function keptPassword(dataDir: string): string {
  const file = path.join(dataDir, 'postgres.json');
  const kept = read(file);
  if (kept !== null) return kept;
  writeOnce(file, JSON.stringify({ password: randomBytes(24).toString('base64url') }));
  return read(file) ?? keptPassword(dataDir);
}

function read(file: string): string | null {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8'))).password;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new StartProblem(`The database's password cannot be read from ${file}: ${String(error)}`, {
      cause: error,
    });
  }
}
