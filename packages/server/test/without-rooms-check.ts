import { sql } from './sql.ts';

/**
 * Does something while sales do not look at the rooms again (`has_rooms`): a positive control, which shows that without it the
 * same race sells too many.
 */
export async function withoutRoomsCheck<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const [known] = await sql(databaseUrl, `select pg_get_functiondef('has_rooms'::regproc) as text`);
  await sql(
    databaseUrl,
    `create or replace function has_rooms(sailing bigint, room_type bigint, taken integer) returns boolean
     language sql volatile as 'select true'`,
  );
  try {
    return await work();
  } finally {
    await sql(databaseUrl, String(known?.['text']));
  }
}
