import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The tests that go through a pooler. */
export const pgBouncerTests = 'packages/server/test/pgbouncer.test.ts';

/** The PgBouncer of this machine, or null. Debian puts it where only root looks. */
export function findPgBouncer(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, 'pgbouncer')).find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
