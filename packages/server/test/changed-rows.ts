import { Client } from 'pg';
import { watchedTables } from './database-state.ts';

export interface RowWatch {
  /** The tables of which rows were changed since this was asked last. */
  changed(): Promise<string[]>;
  close(): Promise<void>;
}

/** Has the database note whatever is changed and committed: asked after every one of a thousand tests, that is cheap. */
export async function watchRows(databaseUrl: string): Promise<RowWatch> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const triggers = (await watchedTables(client)).map(
    (name) =>
      `create trigger noted after insert or update or delete on "${name}" for each row execute function noted.note()`,
  );
  await client.query(`
    create schema noted;
    create table noted.changes (name text);
    create function noted.note() returns trigger language plpgsql as
      $$ begin insert into noted.changes values (tg_table_name); return null; end $$;
    ${triggers.join(';')}`);
  return {
    async changed() {
      const { rows } = await client.query<{ name: string }>('delete from noted.changes returning name');
      return rows.map((row) => row.name);
    },
    close: () => client.end(),
  };
}
