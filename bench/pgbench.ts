import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface PgbenchResult {
  done: number;
  perSecond: number;
}

/** Has pgbench repeat a script for some seconds; a statement that fails is a failure of the whole. */
export async function pgbench(
  url: string,
  script: string,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<PgbenchResult> {
  const program = findPgbench();
  const folder = mkdtempSync(path.join(tmpdir(), 'gangway-bench-'));
  try {
    const file = path.join(folder, 'script.sql');
    writeFileSync(file, script);
    const options = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      '2',
      '-T',
      String(seconds),
      '-f',
      file,
    ];
    const { stdout } = await run(program, [...options, url]);
    const done = Number(/actually processed: (\d+)/.exec(stdout)?.[1]);
    const perSecond = Number(/tps = ([\d.]+) \(without/.exec(stdout)?.[1]);
    const failed = Number(/failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0);
    if (!done || !perSecond || failed > 0) throw new Error(`pgbench did not do its work:\n${stdout}`);
    return { done, perSecond };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The newest there is: on the path, or where Debian puts it. */
function findPgbench(): string {
  const onPath = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'pgbench'));
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const found = [...onPath, ...versions.map((version) => path.join(debian, version, 'bin/pgbench'))].find(
    existsSync,
  );
  if (found) return found;
  throw new Error(
    'This bench needs pgbench, which the embedded PostgreSQL does not have. Get it with `apt-get install postgresql-contrib` ' +
      '(Debian, Ubuntu), `dnf install postgresql-contrib` (Fedora) or `brew install libpq` (macOS), and run it again.',
  );
}
