import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPgBouncer } from './find-pgbouncer.ts';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface PgBouncer {
  /** Whether it can keep prepared statements apart (from 1.21 on). */
  keepsStatements: boolean;
  /** The way to a database through it. */
  through(databaseUrl: string): string;
  stop(): Promise<void>;
}

const nobody = 65534;

/** A PgBouncer in transaction mode, with few connections to the server, so that everybody gets everybody's. */
export async function startPgBouncer(serverUrl: string, connections: number): Promise<PgBouncer> {
  const program = findPgBouncer() ?? '';
  const [, major, minor] =
    /(\d+)\.(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? [];
  const keepsStatements = Number(major) > 1 || Number(minor) >= 21;
  const folder = temporaryFolder();
  const settings = path.join(folder.path, 'pgbouncer.ini');
  const server = new URL(serverUrl);
  const port = await freePort();
  writeFileSync(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username} password=${server.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
${keepsStatements ? 'max_prepared_statements = 200' : ''}
`,
    { mode: 0o600 },
  );
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(settings, nobody, nobody);
  const child = spawn(program, [...(asRoot ? ['-u', 'nobody'] : []), settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'exit');
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${said}`);
    await sleep(20);
  }
  return {
    keepsStatements,
    through: (databaseUrl) => {
      const url = new URL(databaseUrl);
      url.port = String(port);
      return url.href;
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
      folder.remove();
    },
  };
}

async function takesConnections(port: number): Promise<boolean> {
  const socket = createConnection({ host: '127.0.0.1', port });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
