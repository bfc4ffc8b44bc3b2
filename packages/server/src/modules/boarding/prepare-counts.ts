import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';

/** Makes the row in which a sailing counts who has passed; one that is there stays as it is. */
export async function prepareCounts(db: Db, sailingId: number): Promise<void> {
  await sql`insert into sailing_boarding (sailing_id) values (${sailingId}) on conflict do nothing`.execute(
    db,
  );
}
