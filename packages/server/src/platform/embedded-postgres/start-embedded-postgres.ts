import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderProblem } from '../folder-problem.ts';
import { StartProblem } from '../start-problem.ts';
import { choosePlace, type PostgresPlace, rememberPlace } from './choose-place.ts';
import { clearFolder } from './clear-folder.ts';
import { interrupt } from './interrupt.ts';
import { keptPassword } from './kept-password.ts';
import { makeCluster, superuser } from './make-cluster.ts';
import { takeOwnerLock } from './owner-lock.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { launchServer } from './launch-server.ts';
import { takeTurn } from './take-turn.ts';

export interface EmbeddedPostgres {
  /** The product's database. */
  url: string;
  /** Where the data really lies; see `choosePlace`. */
  dataDir: string;
  /** Ends the server and waits for it; may be called twice. */
  stop(): Promise<void>;
  /** Hears of a server that ended without being asked to, with what it said last. */
  onExit: (listener: (lastWords: string) => void) => void;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  log?: (note: string) => void;
  /** Switched off, a crash of the machine may lose or break the data: for tests. */
  durable?: boolean;
  /** How long one whose owner is gone may take to finish ending. */
  endingMs?: number;
}

export const productDatabase = 'gangway';

/**
 * Starts the PostgreSQL that comes with the project on a data folder, which it makes when it is missing. Of two that
 * start at once the second waits for the first.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = () => {}, durable = true, endingMs = 10_000 } = options;
  const binaries = findPostgresBinaries();
  const place = choosePlace(options.dataDir, binaries, log);
  try {
    const endTurn = await takeTurn(place.dataDir, log);
    try {
      const remember = () => rememberPlace(options.dataDir, place);
      return await startOn(place, { major: binaries.major, durable, endingMs, log, remember });
    } finally {
      endTurn();
    }
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw folderProblem(place.dataDir, error) ?? error;
  }
}

async function startOn(
  place: PostgresPlace,
  options: {
    major: string;
    durable: boolean;
    endingMs: number;
    log: (note: string) => void;
    remember: () => void;
  },
): Promise<EmbeddedPostgres> {
  const { major, durable, endingMs, log, remember } = options;
  const password = keptPassword(place.dataDir);
  const urlAt = (port: number, name = 'postgres') =>
    `postgres://${superuser}:${password}@127.0.0.1:${port}/${name}`;

  if (existsSync(place.cluster)) {
    refuseOtherVersion(place, major);
    await clearFolder(place, urlAt, endingMs, log);
  } else {
    await makeCluster(place, password, durable);
  }
  remember();
  const server = await launchServer(place, durable, log);
  const stopServer = () => interrupt(server.pid, place);
  try {
    const lock = await takeOwnerLock(urlAt(server.port));
    const { rowCount } = await lock.query(`select from pg_database where datname = '${productDatabase}'`);
    if (rowCount === 0) await lock.query(`create database ${productDatabase}`);
    let stopping: Promise<void> | undefined;
    return {
      url: urlAt(server.port, productDatabase),
      dataDir: place.dataDir,
      stop: () => (stopping ??= lock.release().then(() => server.expectExit(stopServer))),
      onExit: server.onExit,
    };
  } catch (error) {
    await server.expectExit(stopServer);
    throw error;
  }
}

function refuseOtherVersion(place: PostgresPlace, major: string): void {
  const made = readFileSync(path.join(place.cluster, 'PG_VERSION'), 'utf8').trim();
  if (made === major) return;
  throw new StartProblem(
    `The data in ${place.dataDir} was made by PostgreSQL ${made}, but this Gangway brings PostgreSQL ${major}; set DATA_DIR to another folder, or go back to the version that made it.`,
  );
}
