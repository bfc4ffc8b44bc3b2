import { inTransaction } from '../../platform/database/in-transaction.ts';
import { systemActor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { holdOrder } from './hold-order.ts';
import { endStays, findLastNumber, findOpenStay, setRoomNumber } from './stays.store.ts';

/**
 * Ends the stay of an order that was refunded, whose sailing was cancelled, or that sails on another day now: the room is to
 * be cleaned. A refund is not refused for a room: a cancelled sailing gives everything back, whoever has a key already.
 */
export async function endLeftStay({ db, clock }: Platform, orderId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await holdOrder(tx, orderId);
    const stay = await findOpenStay(tx, orderId);
    const isLeft = stay && (order.status === 'refunded' || order.sailingId !== stay.sailingId);
    if (isLeft) await endStays(tx, [stay.id], systemActor(clock(), 'order.left'));
    // Whoever has come back to the sailing they left before anybody heard of it is still in the room.
    const number = await findLastNumber(tx, order);
    if (order.roomNumber !== number) await setRoomNumber(tx, order, number, clock());
  });
}
