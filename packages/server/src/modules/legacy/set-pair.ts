import type { Body } from '@gangway/contract/core/define-call.ts';
import type { legacyCalls } from '@gangway/contract/legacy/calls.ts';
import type { BaccaratPlate } from '@gangway/contract/legacy/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { holdShoe } from './hold-shoe.ts';
import { getPlate } from './shoes.queries.ts';

type Wish = Body<typeof legacyCalls.setPair> & { shoeId: number };

/** Notes a pair of a round, or that there was none. Told twice it stands once. */
export async function setPair({ db }: Platform, wish: Wish, actor: Actor): Promise<BaccaratPlate> {
  const { shoeId, round, pair, on } = wish;
  await inTransaction(db, async (tx) => {
    const shoe = await holdShoe(tx, shoeId);
    if (round > shoe.last) throw new AppError('record.missing');
    const column = pair === 4 ? 'bankerPair' : 'playerPair';
    const changed = await tx
      .updateTable('baccaratRounds')
      .set(pair === 4 ? { bankerPair: on } : { playerPair: on })
      .where('shoeId', '=', shoeId)
      .where('round', '=', round)
      .where(column, '=', !on)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return;
    await recordAudit(tx, actor, {
      action: 'setPair',
      entity: 'baccarat',
      entityId: shoeId,
      before: { [column]: !on },
      after: { table: shoe.table, shoe: shoe.number, round, [column]: on },
    });
  });
  return getPlate(db, shoeId);
}
