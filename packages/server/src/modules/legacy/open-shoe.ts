import type { Body } from '@gangway/contract/core/define-call.ts';
import type { legacyCalls } from '@gangway/contract/legacy/calls.ts';
import type { BaccaratPlate } from '@gangway/contract/legacy/schemas.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { getPlate } from './shoes.queries.ts';

type Wish = Body<typeof legacyCalls.openShoe>;

/** Opens the next shoe of a table: the one after the last, and nobody opens it twice. */
export async function openShoe({ db }: Platform, wish: Wish, actor: Actor): Promise<BaccaratPlate> {
  const shoeId = await inTransaction(db, async (tx) => {
    const { key, table, number } = wish;
    const known = await findOpened(tx, wish);
    if (known !== null) return known;
    const last = await tx
      .selectFrom('baccaratShoes')
      .select(['tableName', 'number'])
      .where(sql`lower(table_name)`, '=', sql`lower(${table})`)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (number > (last?.number ?? 0) + 1) throw new AppError('record.changed');
    // A table is one, however its name is typed.
    const tableName = last?.tableName ?? table;
    const made = await tx
      .insertInto('baccaratShoes')
      .values({ key, tableName, number, openedAt: actor.at, openedBy: actor.accountId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) {
      await recordAudit(tx, actor, {
        action: 'openShoe',
        entity: 'baccarat',
        entityId: made.id,
        after: { table: tableName, shoe: number },
      });
      return made.id;
    }
    const meanwhile = await findOpened(tx, wish);
    if (meanwhile === null) throw new AppError('baccarat.shoeTaken', { table, number });
    return meanwhile;
  });
  return getPlate(db, shoeId);
}

/** What this very wish opened before; its key for another shoe is refused. */
async function findOpened(tx: Tx, { key, table, number }: Wish): Promise<number | null> {
  const row = await tx
    .selectFrom('baccaratShoes')
    // Letters are folded by the database, as everywhere: it and this process do not agree on every one.
    .select(['id', 'number', sql<boolean>`lower(table_name) = lower(${table})`.as('isTable')])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  if (!row.isTable || row.number !== number) throw new AppError('record.changed');
  return row.id;
}
