import { AppError } from '../../platform/app-error.ts';
import { askTogetherOf } from '../../platform/ask-together.ts';
import type { Db, Tx } from '../../platform/database/create-database.ts';
import { forSeveral } from '../../platform/database/for-several.ts';
import type { Platform } from '../../platform/platform.ts';
import type { KnownLine } from './known-passengers.ts';

/** The lines of a cart. They are kept whole and sealed, for they hold document numbers. */
export async function listCartLines(
  { db, secrets }: Platform,
  accountId: number,
): Promise<(KnownLine & { id: number })[]> {
  const lines = (await readLines(db, accountId)) ?? [];
  return lines.map(({ id, sealed }) => ({ id, ...unseal(secrets.open(sealed)) }));
}

const readLines = askTogetherOf(async (db: Db, accountIds: readonly number[]) => {
  const { rows } = await db.executeQuery(linesOf(accountIds));
  return Map.groupBy(rows, ({ accountId }) => accountId);
}, 32);

const linesOf = forSeveral<{ accountId: number; id: number; sealed: string }>(
  (accountIds) =>
    `select account_id, id, sealed from cart_lines where account_id in (${accountIds}) order by id`,
);

/** Which state of a line was read: sealed, it is another one with every save. */
export interface CartLineState {
  id: number;
  sealed: string;
}

/** A line of one's own cart; another's is as if it were not there. */
export async function getCartLine(
  { db, secrets }: Platform,
  accountId: number,
  id: number,
): Promise<{ line: KnownLine; state: CartLineState }> {
  const row = await db
    .selectFrom('cartLines')
    .select('sealed')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (!row) throw new AppError('record.missing');
  return { line: unseal(secrets.open(row.sealed)), state: { id, sealed: row.sealed } };
}

/** Writes a line anew, or over the one it changes. */
export async function putCartLine(
  tx: Tx,
  { secrets }: Pick<Platform, 'secrets'>,
  accountId: number,
  id: number | undefined,
  line: KnownLine,
  at: Date,
): Promise<void> {
  const { sailingId, roomTypeId } = line;
  const values = { sailingId, roomTypeId, sealed: secrets.seal(JSON.stringify(line)), updatedAt: at };
  if (id === undefined) {
    await tx
      .insertInto('cartLines')
      .values({ accountId, ...values })
      .execute();
    return;
  }
  const kept = await tx
    .updateTable('cartLines')
    .set(values)
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  // It may have been bought at this moment.
  if (!kept) throw new AppError('record.missing');
}

function unseal(text: string): KnownLine {
  return JSON.parse(text) as KnownLine;
}
