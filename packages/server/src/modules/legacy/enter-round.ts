import type { Body } from '@gangway/contract/core/define-call.ts';
import type { legacyCalls } from '@gangway/contract/legacy/calls.ts';
import type { BaccaratPlate } from '@gangway/contract/legacy/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { holdShoe } from './hold-shoe.ts';
import { getPlate } from './shoes.queries.ts';

type Wish = Body<typeof legacyCalls.enterRound> & { shoeId: number };

/** Enters the round after the last. Whoever meant the same one a moment later is told that it is entered. */
export async function enterRound({ db }: Platform, wish: Wish, actor: Actor): Promise<BaccaratPlate> {
  const { key, shoeId, round, outcome } = wish;
  await inTransaction(db, async (tx) => {
    const shoe = await holdShoe(tx, shoeId);
    if (await isEntered(tx, wish)) return;
    if (round > shoe.last + 1) throw new AppError('record.changed');
    const made = await tx
      .insertInto('baccaratRounds')
      .values({ key, shoeId, round, outcome, enteredAt: actor.at, enteredBy: actor.accountId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw new AppError('baccarat.roundTaken', { round });
    await recordAudit(tx, actor, {
      action: 'enterRound',
      entity: 'baccarat',
      entityId: shoeId,
      after: { table: shoe.table, shoe: shoe.number, round, outcome },
    });
  });
  return getPlate(db, shoeId);
}

/** Whether this very wish was carried out before, also if it was taken back since; its key for anything else is refused. */
async function isEntered(tx: Tx, { key, shoeId, round, outcome }: Wish): Promise<boolean> {
  const columns = ['shoeId', 'round', 'outcome'] as const;
  const row = await tx
    .selectFrom('baccaratRounds')
    .select(columns)
    .where('key', '=', key)
    .unionAll(tx.selectFrom('baccaratTakenBack').select(columns).where('key', '=', key))
    .executeTakeFirst();
  if (!row) return false;
  const isSame = row.shoeId === shoeId && row.round === round && row.outcome === outcome;
  if (!isSame) throw new AppError('record.changed');
  return true;
}
