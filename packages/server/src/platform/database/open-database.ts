import { folderProblem } from '../folder-problem.ts';
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
    log: (note) => process.stdout.write(`${note}\n`),
    durable: process.env['GANGWAY_THROWAWAY_DATA'] !== 'on',
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
