import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { folderProblem } from '../folder-problem.ts';
import { StartProblem } from '../start-problem.ts';
import type { PostgresPlace } from './choose-place.ts';
import { endOrphans } from './end-orphans.ts';
import { folderInUse } from './folder-in-use.ts';
import { postgresProgram } from './postgres-binaries.ts';
import { readPostmasterPid } from './postmaster-pid.ts';
import { commandAs } from './system-user.ts';

export interface PostgresServer {
  pid: number;
  port: number;
  onExit: (listener: (lastWords: string) => void) => void;
  /** Runs what ends the server, and waits until it has ended; listeners are not told. */
  expectExit(end: () => Promise<void>): Promise<void>;
}

const lastWordsMs = 500;

/** Starts the server process and waits until it takes connections. */
export async function launchServer(
  place: PostgresPlace,
  durable: boolean,
  log: (note: string) => void,
): Promise<PostgresServer> {
  for (let tries = 1; ; tries++) {
    const port = await freePort();
    const attempt = launch(place, durable, port);
    if (await attempt.isReady()) return attempt.server;
    if (tries < 20 && (await isPassing(attempt.lastWords(), tries, place, log))) continue;
    if (stillHeld.test(attempt.lastWords()))
      throw new StartProblem(
        `Processes of a database that was killed still hold ${place.dataDir}: end them (their names begin with \`postgres:\`), or start the machine anew.`,
      );
    if (attempt.lastWords().includes('"postmaster.pid" already exists')) {
      throw folderInUse(place.dataDir, readPostmasterPid(place.cluster)?.pid);
    }
    throw (
      folderProblem(place.dataDir, attempt.lastWords()) ??
      new StartProblem(`The embedded PostgreSQL did not start on ${place.dataDir}: ${attempt.lastWords()}`)
    );
  }
}

function launch(place: PostgresPlace, durable: boolean, port: number) {
  const { file, args, options } = commandAs(place.user, postgresProgram(place.native, 'postgres'), [
    '-D',
    place.cluster,
    ...settings(port, durable).flatMap((setting) => ['-c', setting]),
  ]);
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const lastWords = keepLastWords(child);
  const listeners: ((lastWords: string) => void)[] = [];
  let ended = false;
  let expected = false;
  const exit = new Promise<void>((resolve) => {
    child.once('close', resolve);
    // Helpers that outlive the server keep its voice open: then what it has said so far must do.
    child.once('exit', () => setTimeout(resolve, lastWordsMs));
    child.once('error', () => resolve());
  }).then(() => {
    ended = true;
    process.off('exit', endWithUs);
    if (!expected) for (const listener of listeners) listener(lastWords());
  });
  // Where the kernel does not end it for us, this ends it at least when we leave without stopping it.
  const endWithUs = () => void child.kill('SIGINT');
  process.once('exit', endWithUs);
  const server: PostgresServer = {
    pid: child.pid ?? 0,
    port,
    onExit: (listener) => void listeners.push(listener),
    expectExit: async (end) => {
      expected = true;
      if (!ended) await end();
      await exit;
    },
  };
  const isReady = async () => {
    while (!ended) {
      const written = readPostmasterPid(place.cluster);
      if (written?.pid === child.pid && written?.ready) return true;
      await sleep(10);
    }
    return false;
  };
  return { server, isReady, lastWords };
}

function settings(port: number, durable: boolean): string[] {
  return [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    `shared_buffers=${durable ? sharedMegabytes() : smallestShared}MB`,
    // Any disk bought today finds a page anywhere as fast as the next one.
    'random_page_cost=1.1',
    // A checkpoint makes every page be written whole once more: seldom, and not because of a busy morning.
    'checkpoint_timeout=15min',
    'max_wal_size=2GB',
    'timezone=UTC',
    'log_timezone=UTC',
    'jit=off',
    // What an error tells may name a person: the caller hears it, the log does not.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
}

const smallestShared = 128;
const largestShared = 1024;

/** A quarter of the memory there is for us, within reason. */
function sharedMegabytes(): number {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.max(smallestShared, Math.min(largestShared, Math.floor(bytes / 4 / 2 ** 20)));
}

function keepLastWords(child: ChildProcess): () => string {
  let words = '';
  child.once('error', (error) => (words = String(error)));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (words = (words + text).slice(-2000)));
  return () => words.trim().split('\n').slice(-5).join(' | ');
}

const stillHeld = /shared memory block .* is still in use/;

// Somebody took the port in between, or helpers of a killed server are still on their way out; those that stay are ended.
async function isPassing(
  lastWords: string,
  tries: number,
  place: PostgresPlace,
  log: (note: string) => void,
): Promise<boolean> {
  if (!stillHeld.test(lastWords)) {
    if (!lastWords.includes('could not create any TCP/IP sockets')) return false;
  } else if (tries >= 4) {
    for (const pid of await endOrphans(place.cluster))
      log(`Process ${pid} of a database that was killed still held ${place.dataDir}; it is ended.`);
  }
  await sleep(250);
  return true;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port to listen on');
  return address.port;
}
