import { folderProblem } from '../folder-problem.ts';
import { findRunningPostgres } from '../embedded-postgres/find-running.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts';

export interface OpenedDatabase {
  url: string;
  /** The database itself, where `url` leads through a pooler. */
  directUrl: string;
  /** Where the data lies, for people. */
  place: string;
  stop(): Promise<void>;
  /** The database server ended by itself: told in one sentence. */
  onLost(listener: (sentence: string) => void): void;
}

/** The database the settings name: a server of our own with its data in a folder, or one that runs elsewhere. */
export async function openDatabase(options: {
  databaseUrl: string;
  directUrl: string | null;
  dataDir: string;
  production: boolean;
}): Promise<OpenedDatabase> {
  if (options.databaseUrl !== 'embedded') {
    return {
      url: options.databaseUrl,
      directUrl: options.directUrl ?? options.databaseUrl,
      place: 'DATABASE_URL',
      stop: async () => {},
      onLost: () => {},
    };
  }
  const server = await startEmbeddedPostgres({
    dataDir: options.dataDir,
    log: tell,
    // For tests; what is sold must survive the machine.
    durable: options.production || process.env['GANGWAY_THROWAWAY_DATA'] !== 'on',
  });
  return {
    url: server.url,
    directUrl: server.url,
    place: server.dataDir,
    stop: server.stop,
    onLost: (listener) =>
      server.onExit((lastWords) =>
        listener(
          folderProblem(server.dataDir, lastWords)?.message ??
            `The embedded PostgreSQL has ended by itself; start again. It said: ${lastWords}`,
        ),
      ),
  };
}

/** The same for a command that may work beside a running product: its database is used, and started only where none runs. */
export async function reachDatabase(options: {
  databaseUrl: string;
  directUrl: string | null;
  dataDir: string;
  production: boolean;
}): Promise<Pick<OpenedDatabase, 'directUrl' | 'place' | 'stop'>> {
  const running =
    options.databaseUrl === 'embedded' ? await findRunningPostgres(options.dataDir, tell) : null;
  if (!running) return openDatabase(options);
  return { directUrl: running.url, place: running.dataDir, stop: async () => {} };
}

function tell(note: string): void {
  process.stdout.write(`${note}\n`);
}
