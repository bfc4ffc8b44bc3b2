import { sql } from './sql.ts';

/**
 * For tests of something else: one account, at one address, may hold whatever there is, and replace guests at will;
 * boarding of any sailing of the next years may be opened.
 */
export async function liftCaps({ databaseUrl }: { databaseUrl: string }): Promise<void> {
  await sql(
    databaseUrl,
    `insert into config_entries (key, value)
     select 'booking.' || name, '0'
       from unnest('{heldPerSailing,heldPerAccount,heldByAgent,heldPerAddress,lapsedPerDay,guestsPerAddress,
                     replacedPerOrder,replacedPerDay}'::text[]) as name
     on conflict (key) do update set value = excluded.value`,
  );
  await openBoardingAhead(databaseUrl);
}

/** Lets boarding be opened long before the day: what tests sell on sails on days of its own. */
export async function openBoardingAhead(databaseUrl: string): Promise<void> {
  await sql(
    databaseUrl,
    `insert into config_entries (key, value) values ('boarding.openDays', '3000') on conflict (key) do nothing`,
  );
}
