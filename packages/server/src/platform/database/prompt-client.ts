import type { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseAway } from './database-away.ts';

const graceMs = 1000;

/** A client whose end comes: one at whose other end nobody answers any more is not waited for. */
export class PromptClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg gives a promise, or nothing where it is given a callback
  override end(...args: unknown[]): any {
    const timer = setTimeout(() => this.destroy(), graceMs);
    this.once('end', () => clearTimeout(timer));
    return Reflect.apply(super.end, this, args);
  }

  /** For work that may take as long as it takes: gives the connection up once nothing has moved on it for so long. */
  limitSilence(silenceMs: number): void {
    const silent = new DatabaseAway(`nothing was heard from the database for ${silenceMs / 60_000} minutes`);
    this.#stream.setTimeout(silenceMs, () => this.destroy(silent));
  }

  /** Drops the connection; what is asked over it fails with the error. */
  destroy(error?: Error): void {
    this.#stream.destroy(error);
  }

  // Asked for each time: with TLS it becomes another one.
  get #stream(): Socket {
    return this.connection.stream as Socket;
  }
}
