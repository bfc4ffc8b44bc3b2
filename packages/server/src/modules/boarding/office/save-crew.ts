import type { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { CrewEntry } from '@gangway/contract/boarding/head-count-schemas.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Tx } from '../../../platform/database/create-database.ts';
import { breaksReference, inTransaction } from '../../../platform/database/in-transaction.ts';
import { requireCurrent } from '../../../platform/database/require-current.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellBoardingChanged } from '../tell-boarding-changed.ts';
import { raiseRevision } from '../boarding-counts.store.ts';
import { findCrew } from '../crew.queries.ts';

type CrewInput = Body<typeof boardingCalls.saveCrew>;

/** Enters crew or staff aboard a sailing, or corrects what was entered. */
export async function saveCrew(
  { db }: Platform,
  input: CrewInput,
  by: { accountId: number; actor: Actor },
): Promise<CrewEntry> {
  try {
    return await inTransaction(db, async (tx) => {
      const before = input.id === undefined ? null : await holdCrew(tx, input.id, input.sailingId);
      if (before && input.id !== undefined)
        await requireCurrent(tx, { entity: 'crew', entityId: input.id, input, current: before });
      const id = await write(tx, input, by);
      const saved = await findCrew(tx, id);
      if (!saved) throw new AppError('record.missing');
      await recordAudit(tx, by.actor, {
        action: before ? 'update' : 'create',
        entity: 'crew',
        entityId: id,
        before: before && withoutVersion(before),
        after: { sailingId: input.sailingId, ...withoutVersion(saved.entry) },
      });
      await raiseRevision(tx, input.sailingId);
      await tellBoardingChanged(tx, input.sailingId);
      return saved.entry;
    });
  } catch (error) {
    // The one thing it refers to that somebody names: the sailing.
    if (breaksReference(error)) throw new AppError('record.missing');
    throw error;
  }
}

/** Takes an entry of the crew away. */
export async function deleteCrew({ db }: Platform, id: number, actor: Actor): Promise<null> {
  await inTransaction(db, async (tx) => {
    const before = await findCrew(tx, id);
    const gone = await tx.deleteFrom('boardingCrew').where('id', '=', id).returning('id').executeTakeFirst();
    if (!before || !gone) throw new AppError('record.missing');
    await recordAudit(tx, actor, {
      action: 'delete',
      entity: 'crew',
      entityId: id,
      before: { sailingId: before.sailingId, ...withoutVersion(before.entry) },
    });
    await raiseRevision(tx, before.sailingId);
    await tellBoardingChanged(tx, before.sailingId);
  });
  return null;
}

/** Holds the entry until the end: whoever changes or deletes it beside this waits. It stays with its sailing. */
async function holdCrew(tx: Tx, id: number, sailingId: number) {
  await tx.selectFrom('boardingCrew').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const before = await findCrew(tx, id);
  if (before?.sailingId !== sailingId) throw new AppError('record.missing');
  return { sailingId, ...before.entry };
}

/** How often it was changed is nothing that was changed. */
function withoutVersion<Entry extends CrewEntry>({ version: _, ...entry }: Entry) {
  return entry;
}

async function write(tx: Tx, input: CrewInput, by: { accountId: number; actor: Actor }): Promise<number> {
  const { id, sailingId, name, duty, people } = input;
  const entered = { name, duty, people, enteredBy: by.accountId, enteredAt: by.actor.at };
  if (id !== undefined) {
    await tx.updateTable('boardingCrew').set(entered).where('id', '=', id).execute();
    return id;
  }
  const made = await tx
    .insertInto('boardingCrew')
    .values({ sailingId, ...entered })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}
