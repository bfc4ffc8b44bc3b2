import { portDate } from '@gangway/contract/core/dates.ts';
import { boardingFrom } from '@gangway/contract/sailings/departure.ts';
import type { Sailing } from '@gangway/contract/sailings/schemas.ts';
import { isReopening, isSold, type SailingStatus, sailingSteps } from '@gangway/contract/sailings/states.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSettings } from '../settings/index.ts';
import { closeGate, openGate } from './places.store.ts';
import { getSailing } from './sailings.queries.ts';

/**
 * Moves a sailing to another state, if the table of states has that step. Asking for the state it is in changes nothing. From
 * ready on nothing is sold; what is held unpaid stays payable until its hold ends or the ship leaves.
 */
export async function stepSailing(
  { db }: Platform,
  id: number,
  status: SailingStatus,
  actor: Actor,
  reason = '',
): Promise<Sailing> {
  return inTransaction(db, async (tx) => {
    const before = await getSailing(tx, id, actor.at);
    if (before.status === status) return unchanged(before, reason);
    if (!sailingSteps[before.status].includes(status))
      throw new AppError('sailing.step', { status: before.status });
    if (before.status === 'scheduled' && status === 'boarding') await requireNear(tx, before, actor.at);
    const reopens = isReopening(before.status, status);
    if (reopens) await requireReopening(tx, before, reason, actor.at);
    // The gate before the sailing. Closed, nobody comes aboard any more: whoever follows with the orders sees them all.
    if (!isSold(status)) await closeGate(tx, id);
    else if (reopens) await openGate(tx, id);
    const moved = await tx
      .updateTable('sailings')
      .set({
        status,
        updatedAt: actor.at,
        ...(status === 'ready' ? { readyAt: actor.at } : {}),
        ...(reopens ? { readyAt: null } : {}),
        ...(status === 'cancelled' ? { cancelReason: reason } : {}),
      })
      .where('id', '=', id)
      .where('status', '=', before.status)
      .returning('id')
      .executeTakeFirst();
    // Somebody else was first. Where they did the same, it is done; else the gate stays as they left it.
    if (!moved) {
      const now = await getSailing(tx, id, actor.at);
      if (now.status === status) return unchanged(now, reason);
      throw new AppError('record.changed');
    }
    await recordAudit(tx, actor, {
      action: 'step',
      entity: 'sailing',
      entityId: id,
      before: { status: before.status },
      after: { status, ...(reason ? { reason } : {}) },
    });
    const { accountId, username } = actor;
    await putInOutbox(tx, 'sailing.stepped', { sailingId: id, status, by: { accountId, username } });
    await tellCatalogueChanged(tx);
    return getSailing(tx, id, actor.at);
  });
}

/** What is cancelled keeps its reason: the same wish again gets the same answer, another is told that it came too late. */
function unchanged(sailing: Sailing, reason: string): Sailing {
  if (sailing.status === 'cancelled' && sailing.cancelReason !== reason)
    throw new AppError('sailing.step', { status: sailing.status });
  return sailing;
}

/** Boarding opens when the day is near: nobody scans tickets of next June by mistake. */
async function requireNear(tx: Tx, { date }: Pick<Sailing, 'date'>, now: Date): Promise<void> {
  const { 'boarding.openDays': days } = await readSettings(tx, 'boarding.openDays');
  const from = boardingFrom(date, days);
  if (now < from) throw new AppError('sailing.tooEarly', { date: portDate(from) });
}

/** Boarding opens again for a reason, and only for so long after the ship was ready: others count on it. */
async function requireReopening(
  tx: Tx,
  { readyAt }: Pick<Sailing, 'readyAt'>,
  reason: string,
  now: Date,
): Promise<void> {
  if (!reason) throw fieldError('sailing.reasonNeeded', 'reason', 'error.sailing.reasonNeeded');
  const { 'boarding.reopenMinutes': minutes } = await readSettings(tx, 'boarding.reopenMinutes');
  const isOpen = readyAt !== null && now.getTime() < Date.parse(readyAt) + minutes * 60_000;
  if (!isOpen) throw new AppError('sailing.reopenTooLate', { minutes });
}
