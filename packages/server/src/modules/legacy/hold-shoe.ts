import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';

interface HeldShoe {
  id: number;
  table: string;
  number: number;
  /** The number of its last round; 0 before the first. */
  last: number;
}

/** Holds a shoe until the end, so that nobody enters a round or takes one back meanwhile. */
export async function holdShoe(tx: Tx, id: number): Promise<HeldShoe> {
  const shoe = await tx
    .selectFrom('baccaratShoes')
    .select(['id', 'tableName as table', 'number'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!shoe) throw new AppError('record.missing');
  // Read by a statement of its own: what somebody entered while this one waited must count.
  const { last } = await tx
    .selectFrom('baccaratRounds')
    .select((eb) => eb.fn.coalesce(eb.fn.max('round'), eb.lit(0)).as('last'))
    .where('shoeId', '=', id)
    .executeTakeFirstOrThrow();
  return { ...shoe, last };
}
