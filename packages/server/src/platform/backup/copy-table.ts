import { once } from 'node:events';
import { type Duplex, Readable } from 'node:stream';
import type pg from 'pg';

/** What this needs of pg's connection; its types leave the last three out. */
interface CopyConnection {
  stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(why: string): void;
}

/** Runs a `copy … to stdout` and gives what comes, no faster than it is read. */
export function copyOut(client: pg.Client, text: string): Readable {
  return client.query(new CopyOut(text)).rows;
}

/** Runs a `copy … from stdin` with what the chunks hold; gives how many rows came in. */
export async function copyIn(
  client: pg.Client,
  text: string,
  chunks: AsyncIterable<Buffer>,
): Promise<number> {
  const copy = client.query(new CopyIn(text));
  const connection = await Promise.race([copy.begun, copy.failed]);
  try {
    for await (const chunk of chunks) {
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain)
        await Promise.race([once(connection.stream, 'drain'), copy.failed]);
    }
    connection.endCopyFrom();
  } catch (error) {
    connection.sendCopyFail('what was to be copied ended early');
    throw error;
  }
  return Promise.race([copy.rows, copy.failed]);
}

/** Stands in the queue of a client like a query. */
class CopyOut {
  readonly rows = new Readable({ read: () => void this.#connection?.stream.resume() });
  readonly #text: string;
  #connection: CopyConnection | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  submit(connection: unknown): void {
    this.#connection = connection as CopyConnection;
    this.#connection.query(this.#text);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The parser uses its buffer again.
    if (!this.rows.push(Buffer.from(chunk))) this.#connection?.stream.pause();
  }

  handleCommandComplete(): void {
    this.#connection?.stream.resume();
    this.rows.push(null);
  }

  handleError(error: Error): void {
    this.rows.destroy(error);
  }

  handleReadyForQuery(): void {}
}

class CopyIn {
  readonly #text: string;
  readonly #begun = Promise.withResolvers<CopyConnection>();
  readonly #rows = Promise.withResolvers<number>();
  readonly #failed = Promise.withResolvers<never>();
  #count = 0;

  constructor(text: string) {
    this.#text = text;
    // Heard of by whoever waits; when nobody does, it is no failure of the process.
    this.#failed.promise.catch(() => undefined);
  }

  get begun(): Promise<CopyConnection> {
    return this.#begun.promise;
  }

  get rows(): Promise<number> {
    return this.#rows.promise;
  }

  get failed(): Promise<never> {
    return this.#failed.promise;
  }

  submit(connection: unknown): void {
    (connection as CopyConnection).query(this.#text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#begun.resolve(connection);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#count = Number(/\d+$/.exec(text)?.[0] ?? 0);
  }

  handleReadyForQuery(): void {
    this.#rows.resolve(this.#count);
  }

  handleError(error: Error): void {
    this.#failed.reject(error);
  }
}
