import type pg from 'pg';
import { backedUpSchemas } from './backed-up-schemas.ts';

/** Whether nothing would be lost: no tables, or those of a product nobody has an account in. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ tables: number; product: boolean }>(
    `select (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as tables,
            to_regclass('public.accounts') is not null as product`,
  );
  if (rows[0]?.tables === 0) return true;
  if (!rows[0]?.product) return false;
  return (await client.query('select from accounts limit 1')).rowCount === 0;
}

/** Removes every table and function, but not the schema `public`, which may have owners and rights of its own. */
export async function dropEverything(client: pg.Client): Promise<void> {
  const others = Object.keys(backedUpSchemas).filter((schema) => schema !== 'public');
  await client.query(`drop schema if exists ${others.join(', ')} cascade`);
  await dropAll(client, 'table', tables);
  await dropAll(client, 'routine', routines);
}

const tables = `select format('public.%I', relname) as name from pg_class o
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;

const routines = `select o.oid::regprocedure::text as name from pg_proc o where pronamespace = 'public'::regnamespace`;

async function dropAll(client: pg.Client, kind: 'table' | 'routine', list: string): Promise<void> {
  // What an extension brought belongs to it.
  const { rows } = await client.query<{ name: string }>(
    `${list} and not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')`,
  );
  if (rows.length > 0)
    await client.query(`drop ${kind} if exists ${rows.map(({ name }) => name).join(', ')} cascade`);
}
