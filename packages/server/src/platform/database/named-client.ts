import { createHash } from 'node:crypto';
import { GuardedClient } from './guarded-client.ts';
import { plannedAnewMark } from './planned-anew.ts';

/** How many statements a connection keeps prepared; the product has fewer texts that are asked for often. */
export const keptStatements = 400;
const featureNotSupported = '0A000';

/** Goes up when a table was found to have changed: what was prepared before, on whichever connection, is no longer used. */
let edition = 0;

/**
 * A client that names parameterised statements by their text, so that PostgreSQL plans each once per connection. Texts are
 * fixed by rule, lists being passed as one array; yet filters that may be left out make more of them than anybody uses
 * twice. So a connection keeps those it was asked for last and forgets the others: their number is bounded whatever is asked.
 *
 * The next release may add a column while this one still runs, and PostgreSQL then refuses what was prepared with all
 * columns. So every connection forgets what it has prepared before; who is in no transaction does not notice.
 */
export class NamedClient extends GuardedClient {
  /** Names by text, the one used longest ago first. */
  readonly #kept = new Map<string, string>();
  #edition = edition;

  // oxlint-disable-next-line typescript/no-explicit-any -- as in `GuardedClient`; this only adds a name
  override query(...args: unknown[]): any {
    const [text, values, callback] = args;
    if (typeof text !== 'string' || !Array.isArray(values) || text === 'begin') return this.#send(...args);
    if (text.endsWith(plannedAnewMark)) return this.#send(...args);
    const answer = this.#ask(text, values);
    if (typeof callback !== 'function') return answer;
    void answer.then(
      (result) => callback(null, result),
      (error: unknown) => callback(error),
    );
  }

  async #ask(text: string, values: unknown[]): Promise<unknown> {
    try {
      return await this.#askNamed(text, values);
    } catch (error) {
      // In a transaction everything before it is lost too, and `inTransaction` begins anew.
      if (!isTableChanged(error) || this.getTransactionStatus() !== 'I') throw error;
      return this.#askNamed(text, values);
    }
  }

  async #askNamed(text: string, values: unknown[]): Promise<unknown> {
    if (this.#edition !== edition) await this.#forgetAll();
    const asked = this.#edition;
    const name = this.#kept.get(text) ?? nameOf(text);
    this.#kept.delete(text);
    this.#kept.set(text, name);
    const [oldest] = this.#kept;
    if (this.#kept.size > keptStatements && oldest) {
      this.#kept.delete(oldest[0]);
      await this.#forget([oldest[1]]);
    }
    try {
      return await this.#send({ name, text, values });
    } catch (error) {
      // Once for all that were asked before anybody knew.
      if (isTableChanged(error) && asked === edition) edition += 1;
      throw error;
    }
  }

  async #forgetAll(): Promise<void> {
    this.#edition = edition;
    const names = [...this.#kept.values()];
    this.#kept.clear();
    if (names.length > 0) await this.#forget(names);
  }

  /** Waited for: what is asked next must not stand in the queue behind it, and behind the error before it. */
  #forget(names: string[]): Promise<void> {
    const forgetting = new Forgetting(names);
    this.#send(forgetting);
    return forgetting.done;
  }

  #send(...args: unknown[]): unknown {
    return Reflect.apply(super.query, this, args);
  }
}

/** Whether PostgreSQL refused a prepared statement because a table has other columns since. */
export function isTableChanged(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === featureNotSupported &&
    // The only thing that tells it from others of that code, and not in the server's language: where in PostgreSQL it arose.
    'routine' in error &&
    error.routine === 'RevalidateCachedQuery'
  );
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
 * Stands in the queue of a client like a query and lets PostgreSQL forget statements. Not `deallocate`, which is refused
 * after an error in a transaction.
 */
class Forgetting {
  readonly #names: string[];
  readonly #end = Promise.withResolvers<void>();
  readonly done = this.#end.promise;

  constructor(names: string[]) {
    this.#names = names;
  }

  submit(connection: Connection): void {
    for (const name of this.#names) {
      delete connection.parsedStatements[name];
      delete connection.submittedNamedStatements[name];
      connection.close({ type: 'S', name });
    }
    connection.sync();
  }

  /** The connection is gone, and with it the statements. Whoever asks next hears of it. */
  handleError(): void {
    this.#end.resolve();
  }

  handleReadyForQuery(): void {
    this.#end.resolve();
  }
}
