import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those above it that are missing; gives the topmost it made. Node's own way says of a disk that can only
 * be read that something is missing, and where nothing can be made at all, such as in /proc, it tries for ever.
 */
export function makeFolders(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  const first = makeFolders(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
  return first ?? folder;
}
