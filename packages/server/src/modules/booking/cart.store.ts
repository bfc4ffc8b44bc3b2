import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { KnownLine } from './known-passengers.ts';

/** The lines of a cart. They are kept whole and sealed, for they hold document numbers. */
export async function listCartLines(
  { db, secrets }: Platform,
  accountId: number,
): Promise<(KnownLine & { id: number })[]> {
  const rows = await db
    .selectFrom('cartLines')
    .select(['id', 'sealed'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, ...unseal(secrets.open(row.sealed)) }));
}

/** A line of one's own cart; another's is as if it were not there. */
export async function getCartLine(
  { db, secrets }: Platform,
  accountId: number,
  id: number,
): Promise<KnownLine> {
  const row = await db
    .selectFrom('cartLines')
    .select('sealed')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (!row) throw new AppError('record.missing');
  return unseal(secrets.open(row.sealed));
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
  await tx
    .updateTable('cartLines')
    .set(values)
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .execute();
}

function unseal(text: string): KnownLine {
  return JSON.parse(text) as KnownLine;
}
