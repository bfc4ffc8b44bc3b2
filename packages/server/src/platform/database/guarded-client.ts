import { createConnection } from 'node:net';
import type pg from 'pg';
import { DatabaseAway } from './database-away.ts';
import { PromptClient } from './prompt-client.ts';

/** How much longer than the server we wait, so that where it can it gives the answer itself. */
const graceMs = 1000;
const defaultPort = 5432;

/** What pg's client has besides what its types tell. */
interface Inside {
  processID: number | null;
  secretKey: number | null;
}

/**
 * A client that does not wait for ever. A statement that is not answered in time is broken off, and the connection given
 * up with it: nobody can tell what would still come over it. In transactions the server keeps the time too, told so
 * together with `begin`: settings of the session would not stay with us behind a pooler (docs/decisions/028).
 */
export class GuardedClient extends PromptClient {
  readonly #statementMs: number;
  readonly #begin: string;
  #deadline: NodeJS.Timeout | undefined;
  #broken = false;

  /** Given a set, it is in there from its making to its end. */
  constructor(config: pg.ClientConfig & { statementMs?: number; clients?: Set<GuardedClient> } = {}) {
    super(config);
    config.clients?.add(this);
    this.#statementMs = config.statementMs ?? 30_000;
    const limits = ['statement_timeout', 'idle_in_transaction_session_timeout'];
    this.#begin = ['begin', ...limits.map((name) => `set local ${name} = ${this.#statementMs}`)].join('; ');
    this.on('drain', () => clearTimeout(this.#deadline));
    this.on('end', () => {
      clearTimeout(this.#deadline);
      config.clients?.delete(this);
    });
    this.on('error', () => {
      this.#broken = true;
    });
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- what it gives is as many things as pg has overloads
  override query(...args: unknown[]): any {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.breakOff(), this.#statementMs + graceMs);
    const sent = args[0] === 'begin' ? [this.#begin] : args;
    const result: unknown = Reflect.apply(super.query, this, sent);
    return result instanceof Promise ? result.catch((error: unknown) => this.#explain(error)) : result;
  }

  /** Gives the connection up, and whatever is asked over it. */
  breakOff(): void {
    const { processID, secretKey } = this as this & Inside;
    if (processID !== null && secretKey !== null) this.#cancel(processID, secretKey);
    this.destroy(new DatabaseAway('the database did not answer in time'));
  }

  #explain(error: unknown): never {
    if (!this.#broken || error instanceof DatabaseAway || !(error instanceof Error)) throw error;
    throw new DatabaseAway(error.message, { cause: error });
  }

  /** Asks the server to break the statement off, as the protocol does it: over a connection of its own, without an answer. */
  #cancel(processId: number, secretKey: number): void {
    const message = Buffer.alloc(16);
    [16, 80_877_102, processId, secretKey].forEach((word, index) => message.writeInt32BE(word, 4 * index));
    const port = this.port || defaultPort;
    const socket = createConnection(
      this.host.startsWith('/') ? { path: `${this.host}/.s.PGSQL.${port}` } : { host: this.host, port },
    );
    socket.setTimeout(graceMs, () => socket.destroy());
    socket.on('error', () => {});
    socket.unref();
    socket.end(message);
  }
}
