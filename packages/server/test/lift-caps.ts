import { sql } from './sql.ts';

/** For tests of something else: one account, at one address, may hold whatever there is, and replace guests at will. */
export async function liftCaps({ databaseUrl }: { databaseUrl: string }): Promise<void> {
  await sql(
    databaseUrl,
    `insert into config_entries (key, value)
     select 'booking.' || name, '0'
       from unnest('{heldPerSailing,heldPerAccount,heldByAgent,heldPerAddress,lapsedPerDay,
                     replacedPerOrder,replacedPerDay}'::text[]) as name
     on conflict (key) do update set value = excluded.value`,
  );
}
