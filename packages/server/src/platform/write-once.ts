import { randomBytes } from 'node:crypto';
import { linkSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file for its owner's eyes only, whole or not at all: a full disk leaves no empty one behind. Gives false, and
 * leaves the file as it is, where another process has written it first.
 */
export function writeOnce(file: string, content: string): boolean {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, content, { mode: 0o600 });
    // A link fails where a rename would overwrite what another has just written.
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
