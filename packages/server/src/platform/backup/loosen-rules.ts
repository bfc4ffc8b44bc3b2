import pg from 'pg';
import { backedUpSchemas } from './backed-up-schemas.ts';

/**
 * Takes triggers and references away while tables are filled one after the other, and gives the way to put them back:
 * then every reference is checked, and triggers watch what comes from then on. Needs no more than owning the tables.
 */
export async function loosenRules(client: pg.Client): Promise<() => Promise<void>> {
  const schemas = Object.keys(backedUpSchemas);
  const { rows: references } = await client.query<{ place: string; name: string; rule: string }>(
    `select format('%I.%I', n.nspname, c.relname) as place, r.conname as name, pg_get_constraintdef(r.oid) as rule
       from pg_constraint r join pg_class c on c.oid = r.conrelid join pg_namespace n on n.oid = c.relnamespace
      where r.contype = 'f' and r.conparentid = 0 and n.nspname = any($1) order by 1, 2`,
    [schemas],
  );
  const { rows: watched } = await client.query<{ place: string }>(
    `select distinct format('%I.%I', n.nspname, c.relname) as place
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where not t.tgisinternal and t.tgparentid = 0 and n.nspname = any($1) order by 1`,
    [schemas],
  );
  for (const { place, name } of references)
    await client.query(`alter table ${place} drop constraint ${pg.escapeIdentifier(name)}`);
  for (const { place } of watched) await client.query(`alter table ${place} disable trigger user`);
  return async () => {
    for (const { place, name, rule } of references)
      await client.query(`alter table ${place} add constraint ${pg.escapeIdentifier(name)} ${rule}`);
    for (const { place } of watched) await client.query(`alter table ${place} enable trigger user`);
  };
}
