import { execFileSync } from 'node:child_process';

/** Copies what is in a folder with its owners and rights: the files of a database belong to a user of its own. */
export function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}
