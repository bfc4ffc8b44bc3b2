import { createHash } from 'node:crypto';
import { GuardedClient } from './guarded-client.ts';

/** How many statements a connection keeps prepared; the product has fewer texts that are asked for often. */
export const keptStatements = 400;

/**
 * A client that names parameterised statements by their text, so that PostgreSQL plans each once per connection. Texts are
 * fixed by rule, lists being passed as one array; yet filters that may be left out make more of them than anybody uses
 * twice. So a connection keeps those it was asked for last and forgets the others: their number is bounded whatever is asked.
 */
export class NamedClient extends GuardedClient {
  /** Names by text, the one used longest ago first. */
  readonly #kept = new Map<string, string>();

  // oxlint-disable-next-line typescript/no-explicit-any -- pg's overloads cannot be restated; this only adds a name
  override query(...args: any[]): any {
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    const query = super.query as (...rest: any[]) => any;
    const [text, values, callback] = args;
    if (typeof text !== 'string' || !Array.isArray(values) || text === 'begin')
      return query.apply(this, args);
    const name = this.#kept.get(text) ?? nameOf(text);
    this.#kept.delete(text);
    this.#kept.set(text, name);
    const [oldest] = this.#kept;
    if (this.#kept.size > keptStatements && oldest) {
      this.#kept.delete(oldest[0]);
      query.call(this, new Forgetting(oldest[1]));
    }
    return query.call(this, { name, text, values }, callback);
  }
}

function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 20);
}

/** What this needs of pg's connection. */
interface Connection {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
}

/**
 * Stands in the queue of a client like a query and lets PostgreSQL forget a statement. Not `deallocate`, which is refused
 * after an error in a transaction.
 */
class Forgetting {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  submit(connection: Connection): void {
    delete connection.parsedStatements[this.#name];
    delete connection.submittedNamedStatements[this.#name];
    connection.close({ type: 'S', name: this.#name });
    connection.sync();
  }

  /** The connection is gone, and with it the statement. Whoever asks next hears of it. */
  handleError(): void {}

  handleReadyForQuery(): void {}
}
