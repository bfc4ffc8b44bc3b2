import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyFolder } from '../../../test/copy-folder.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { isPostgres } from './postmaster-pid.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

let folder: ReturnType<typeof temporaryFolder>;
let running: EmbeddedPostgres[] = [];
let stoppedPids: number[] = [];
/** Where a database was made before; most tests start on a copy, for to make one takes long. */
const used = temporaryFolder();

beforeAll(async () => (await startEmbeddedPostgres({ dataDir: used.path, durable: false })).stop());
afterAll(() => used.remove());

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()));
  running = [];
  for (const pid of stoppedPids.filter(isPostgres)) process.kill(pid, 'SIGKILL');
  stoppedPids = [];
  folder.remove();
});

type Options = { log?: (note: string) => void; durable?: boolean; endingMs?: number };

async function start(options: Options = {}) {
  bringDatabase();
  return startFirst(options);
}

/** Starts in the folder as it is, be it empty. */
async function startFirst(options: Options = {}) {
  const server = await startEmbeddedPostgres({ dataDir: folder.path, durable: false, ...options });
  running.push(server);
  return server;
}

function bringDatabase(): void {
  if (!existsSync(path.join(folder.path, 'postgres'))) copyFolder(used.path, folder.path);
}

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(path.join(folder.path, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

test('the first start makes a database that only its owner can reach', async () => {
  const server = await startFirst();

  const [row] = await ask(
    server.url,
    `select current_database() as name, current_setting('timezone') as zone, current_setting('server_encoding') as encoding,
            current_setting('listen_addresses') as address, lower('É') as lower`,
  );
  expect(row).toEqual({ name: 'gangway', zone: 'UTC', encoding: 'UTF8', address: '127.0.0.1', lower: 'é' });
  expect(statSync(path.join(folder.path, 'postgres.json')).mode & 0o777).toBe(0o600);
  const stranger = new URL(server.url);
  stranger.password = 'guess';
  await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
});

test('a second start finds the data of the first', async () => {
  const first = await start();
  await ask(first.url, 'create table kept as select 42 as answer');
  await first.stop();

  const second = await start();
  expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('stopping ends the server and may be asked twice', async () => {
  const server = await start();
  const pid = postmasterPid();
  let told = false;
  server.onExit(() => (told = true));

  await Promise.all([server.stop(), server.stop()]);

  expect(isPostgres(pid)).toBe(false);
  expect(told).toBe(false);
});

test('a folder in use is refused in one sentence, and its owner goes on undisturbed', async () => {
  const owner = await start();

  await expect(start()).rejects.toThrow(
    new RegExp(
      `^The data folder ${folder.path} is in use by another running Gangway \\(its database is process \\d+\\)`,
    ),
  );
  expect(await ask(owner.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('of several first starts at once exactly one gets the folder; the others wait for it and say so', async () => {
  const notes: string[] = [];
  const log = (note: string) => void notes.push(note);
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => startFirst({ log })));

  expect(notes).toEqual(
    Array(2).fill(expect.stringContaining(`is just starting on ${folder.path}; waiting`)),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(2);
  for (const { reason } of refused) expect(String(reason)).toContain('in use by another running Gangway');
  expect(await ask(running[0]?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a killed server is told of, and the next start recovers what was committed', async () => {
  const server = await start({ durable: true });
  await ask(server.url, 'create table kept as select 42 as answer');
  const told = new Promise<string>((resolve) => server.onExit(resolve));

  process.kill(postmasterPid(), 'SIGKILL');
  await told;

  const next = await start();
  expect(await ask(next.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test.runIf(process.platform === 'linux')('a killed owner leaves no server behind', async () => {
  const owner = await startElsewhere();
  const pid = postmasterPid();
  expect(isPostgres(pid)).toBe(true);

  owner.kill('SIGKILL');
  await once(owner, 'exit');

  await expect.poll(() => isPostgres(pid), { timeout: 60_000 }).toBe(false);
  const next = await start();
  expect(await ask(next.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test.runIf(process.platform === 'linux')(
  'a server that outlived its owner is stopped by the next start',
  async () => {
    // Without setpriv on the PATH the kernel does not end the server together with its owner.
    const owner = await startElsewhere({ PATH: '/nowhere' });
    const pid = postmasterPid();
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    await sleep(300);
    expect(isPostgres(pid)).toBe(true);

    const notes: string[] = [];
    const next = await start({ log: (note) => notes.push(note) });

    expect(notes).toEqual([expect.stringContaining(`without an owner was still running`)]);
    expect(isPostgres(pid)).toBe(false);
    expect(await ask(next.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  },
);

test('a start that was killed holds nobody up', async () => {
  writeFileSync(path.join(folder.path, 'starting'), '99999999 of another');
  await start();
  await running[0]?.stop();
  // In a container the next process may well have the same number.
  writeFileSync(path.join(folder.path, 'starting'), `${process.pid} of an earlier life`);
  const next = await start();
  expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

/** A connection whose process at the server is stopped: it hears of nothing any more. */
async function stoppedBackend(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  stoppedPids.push(pid);
  return pid;
}

test.runIf(process.platform === 'linux')(
  'what a killed server leaves behind is ended by the next start',
  async () => {
    const server = await start({ durable: true });
    await ask(server.url, 'create table kept as select 42 as answer');
    const orphan = await stoppedBackend(server.url);
    const told = new Promise<string>((resolve) => server.onExit(resolve));
    process.kill(postmasterPid(), 'SIGKILL');
    await told;
    expect(isPostgres(orphan)).toBe(true);

    const notes: string[] = [];
    const next = await start({ log: (note) => notes.push(note) });

    expect(notes).toEqual([expect.stringContaining(`Process ${orphan} of a database that was killed`)]);
    expect(isPostgres(orphan)).toBe(false);
    expect(await ask(next.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  },
);

test.runIf(process.platform === 'linux')(
  'a server that cannot finish ending is ended by the next start',
  async () => {
    const owner = await startElsewhere();
    const pid = postmasterPid();
    const [, , , port] = readFileSync(path.join(folder.path, 'postgres', 'postmaster.pid'), 'utf8').split(
      '\n',
    );
    const { password } = JSON.parse(readFileSync(path.join(folder.path, 'postgres.json'), 'utf8'));
    const hanging = await stoppedBackend(`postgres://gangway:${password}@127.0.0.1:${port}/gangway`);
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    const status = () =>
      readFileSync(path.join(folder.path, 'postgres', 'postmaster.pid'), 'utf8')
        .split('\n')[7]
        ?.trim();
    await expect.poll(status, { timeout: 60_000 }).toBe('stopping');

    const next = await start({ endingMs: 1000 });

    expect([pid, hanging].map(isPostgres)).toEqual([false, false]);
    expect(await ask(next.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  },
);

test('a pid file whose number now belongs to another process does not stop a start', async () => {
  const server = await start();
  const file = path.join(folder.path, 'postgres', 'postmaster.pid');
  const written = readFileSync(file, 'utf8');
  await server.stop();
  writeFileSync(file, written.replace(/^\d+/, String(process.pid)));

  const next = await start();
  expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('data of another PostgreSQL version is refused in one sentence', async () => {
  await (await start()).stop();
  writeFileSync(path.join(folder.path, 'postgres', 'PG_VERSION'), '15\n');

  await expect(start()).rejects.toThrow(
    /^The data in .* was made by PostgreSQL 15, but this Gangway brings PostgreSQL 18/,
  );
});

async function startElsewhere(env: Record<string, string> = {}) {
  bringDatabase();
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'start-embedded-postgres.ts'))};
    import { Client } from 'pg';
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder.path)}, durable: true });
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await client.query('create table kept as select 42 as answer');
    console.log('up');`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(owner.stdout, 'data');
  return owner;
}
