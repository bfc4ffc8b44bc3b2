import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { holdOrder } from './hold-order.ts';
import { holdRoom } from './hold-rooms.ts';
import { findOpenStay, setRoomNumber } from './stays.store.ts';

/**
 * Brings the new number of a room to the order that is in it. It comes after the change and not with it: the room is held
 * there, and whoever gives a room holds the order first. What is over keeps the number it was called by then.
 */
export async function followRenaming({ db, clock }: Platform, roomId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const inIt = await tx
      .selectFrom('stays')
      .select('orderId')
      .where('roomId', '=', roomId)
      .where('checkedOutAt', 'is', null)
      .executeTakeFirst();
    if (!inIt) return;
    const order = await holdOrder(tx, inIt.orderId);
    const { number } = await holdRoom(tx, roomId);
    const stay = await findOpenStay(tx, order.id);
    const isCalledOtherwise = stay?.roomId === roomId && stay.sailingId === order.sailingId;
    if (isCalledOtherwise && order.roomNumber !== number) await setRoomNumber(tx, order, number, clock());
  });
}
