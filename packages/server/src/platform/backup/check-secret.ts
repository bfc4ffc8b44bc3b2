import pg from 'pg';
import { StartProblem } from '../start-problem.ts';
import { secretName } from './secret-name.ts';

/** The name of the SECRET_KEY a database was filled with; null where nothing in it is encrypted. */
export async function nameOfSecret(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ fingerprint: string }>('select fingerprint from secret_check');
  if (rows[0]) return secretName(rows[0].fingerprint);
  if (await holdsSealed(client))
    throw new StartProblem(
      'The database holds encrypted values and does not name the SECRET_KEY they were encrypted with (its table secret_check is empty). Nothing was changed.',
    );
  return null;
}

/** What is encrypted stands in columns of this name, and only that. */
async function holdsSealed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and column_name ~ '(^|_)sealed$' order by 1, 2`,
  );
  for (const { table, column } of rows) {
    const [from, name] = [pg.escapeIdentifier(table), pg.escapeIdentifier(column)];
    const { rowCount } = await client.query(`select from public.${from} where ${name} is not null limit 1`);
    if (rowCount !== 0) return true;
  }
  return false;
}
