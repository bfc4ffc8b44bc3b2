import { Client } from 'pg';
import { vi } from 'vitest';
import { sql } from './sql.ts';

/** Another process in the middle of its transaction, for interleavings that chance brings about too seldom. */
export class Held {
  readonly #url: string;
  readonly #client: Client;

  private constructor(url: string) {
    this.#url = url;
    this.#client = new Client({ connectionString: url });
  }

  static async begin(url: string): Promise<Held> {
    const held = new Held(url);
    await held.#client.connect();
    await held.#client.query('begin');
    return held;
  }

  async do(text: string, values: unknown[] = []): Promise<void> {
    await this.#client.query(text, values);
  }

  /**
   * Until somebody waits for what this transaction holds, at a statement that begins like this where others may wait too; at once when
   * the deed that should is over before.
   */
  async waitedFor(deed: Promise<unknown>, statement = ''): Promise<void> {
    const { processID } = this.#client as Client & { processID: number };
    const waited = vi.waitFor(
      async () => {
        const rows = await sql(
          this.#url,
          'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid)) and starts_with(query, $2)',
          [processID, statement],
        );
        if (rows.length === 0) throw new Error('nobody waits');
      },
      { timeout: 30_000, interval: 10 },
    );
    await Promise.race([waited, deed]);
    waited.catch(() => {});
  }

  /** Whether nobody else has locked these rows: `sailing_units where sailing_id = 1`. */
  async isFree(rows: string): Promise<boolean> {
    await this.do('savepoint before');
    try {
      const { rowCount } = await this.#client.query(`select from ${rows} for update nowait`);
      if (rowCount === 0) throw new Error(`there are no ${rows}`);
      return true;
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== '55P03') throw error;
      return false;
    } finally {
      await this.do('rollback to savepoint before');
    }
  }

  async commit(): Promise<void> {
    await this.#client.query('commit');
    await this.#client.end();
  }

  /** Lets go without a trace, also after it has ended. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.end().catch(() => {});
  }
}
