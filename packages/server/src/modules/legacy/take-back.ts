import type { BaccaratPlate } from '@gangway/contract/legacy/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { holdShoe } from './hold-shoe.ts';
import { getPlate } from './shoes.queries.ts';

/**
 * Takes the last round back. It is named by its id: sent again, it does not take the round that was entered in its place. The
 * wish that entered it is remembered: sent again, it does not enter it again.
 */
export async function takeBack(
  { db }: Platform,
  { shoeId, roundId }: { shoeId: number; roundId: number },
  actor: Actor,
): Promise<BaccaratPlate> {
  await inTransaction(db, async (tx) => {
    const shoe = await holdShoe(tx, shoeId);
    const row = await tx
      .selectFrom('baccaratRounds')
      .select(['key', 'round', 'outcome', 'bankerPair', 'playerPair'])
      .where('id', '=', roundId)
      .where('shoeId', '=', shoeId)
      .executeTakeFirst();
    if (!row) return;
    if (row.round !== shoe.last) throw new AppError('baccarat.notLast', { round: row.round });
    const { key, ...taken } = row;
    await tx.deleteFrom('baccaratRounds').where('id', '=', roundId).execute();
    const { round, outcome } = taken;
    await tx.insertInto('baccaratTakenBack').values({ key, shoeId, round, outcome }).execute();
    await recordAudit(tx, actor, {
      action: 'takeBack',
      entity: 'baccarat',
      entityId: shoeId,
      before: { table: shoe.table, shoe: shoe.number, ...taken },
    });
  });
  return getPlate(db, shoeId);
}
