import type { StayRecord } from '@gangway/contract/housekeeping/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { tellRoomsChanged } from '../../platform/outbox/tell-rooms-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { getStay } from './answers.query.ts';
import { holdOrder } from './hold-order.ts';
import { noteGuests, readStay } from './stays.store.ts';

/** Notes guests who came to their room after the others. Those who are there already stay as they came. */
export async function addGuests(
  { db }: Platform,
  { stayId, ticketIds }: { stayId: number; ticketIds: number[] },
  actor: Actor,
): Promise<StayRecord> {
  await inTransaction(db, async (tx) => {
    const { orderId } = await readStay(tx, stayId);
    await holdOrder(tx, orderId);
    const stay = await readStay(tx, stayId);
    if (stay.checkedOutAt) throw new AppError('stay.over', { number: stay.number });
    await noteGuests(tx, stay, ticketIds, actor.at, actor.accountId);
    await recordAudit(tx, actor, {
      action: 'addGuests',
      entity: 'room',
      entityId: stay.roomId,
      after: { stayId, orderId, guests: ticketIds.length },
    });
    await tellRoomsChanged(tx, [stay]);
  });
  return getStay(db, stayId, actor.at);
}
