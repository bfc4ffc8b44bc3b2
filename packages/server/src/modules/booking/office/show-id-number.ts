import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Platform } from '../../../platform/platform.ts';

/**
 * Opens a passenger's document number. That it was looked at is kept first; without that nobody sees it. Staff can book with a
 * document of the customer's profile, which they may not read: of what was sold at the counter it is shown once it is paid, so
 * that an order for nobody, made and cancelled, opens nothing.
 */
export async function showIdNumber({ db, secrets }: Platform, ticketId: number, actor: Actor) {
  const sealed = await inTransaction(db, async (tx) => {
    const ticket = await tx
      .selectFrom('tickets')
      .innerJoin('orders', 'orders.id', 'tickets.orderId')
      .select(['tickets.orderId', 'tickets.idSealed', 'tickets.paid', 'orders.soldBy'])
      .where('tickets.id', '=', ticketId)
      .executeTakeFirst();
    if (!ticket?.idSealed) throw new AppError('record.missing');
    if (ticket.soldBy !== null && !ticket.paid) throw new AppError('order.idUnpaid');
    await recordAudit(tx, actor, {
      action: 'idShown',
      entity: 'order',
      entityId: ticket.orderId,
      after: { ticketId },
    });
    return ticket.idSealed;
  });
  return { idNumber: secrets.open(sealed) };
}
