import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Opens a passenger's document number. That it was looked at is kept first; without that nobody sees it. */
export async function showIdNumber({ db, secrets }: Platform, ticketId: number, actor: Actor) {
  const sealed = await inTransaction(db, async (tx) => {
    const ticket = await tx
      .selectFrom('tickets')
      .select(['orderId', 'idSealed'])
      .where('id', '=', ticketId)
      .executeTakeFirst();
    if (!ticket?.idSealed) throw new AppError('record.missing');
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
