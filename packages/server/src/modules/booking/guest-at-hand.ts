import { takesGuests } from '@gangway/contract/sailings/departure.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import type { LockedOrder } from './money/lock-order.ts';
import { requireNoChange } from './money/refund-order.ts';

/** Only while the guest is still ashore and boarding is not over; and not beside a change reckoned for those who go now. Gives whom the ticket is for. */
export async function requireAtHand(
  tx: Tx,
  order: LockedOrder,
  ticketId: number,
  { refusal, now }: { refusal: 'order.noReplace' | 'order.noCorrect'; now: Date },
): Promise<{ name: string }> {
  if (order.status !== 'paid') throw new AppError('order.step', { status: order.status });
  await requireNoChange(tx, order.id, now);
  const { sailingStatus: status, departsAt } = order;
  if (!takesGuests({ status, departsAt }, now)) throw new AppError(refusal);
  const ticket = await tx
    .selectFrom('tickets')
    .select(['name', 'live', 'boardedAt', 'foodAt', 'chipAt', 'disembarkedAt'])
    .where('id', '=', ticketId)
    .where('orderId', '=', order.id)
    .forUpdate()
    .executeTakeFirst();
  const isAshore =
    ticket?.live && !ticket.boardedAt && !ticket.foodAt && !ticket.chipAt && !ticket.disembarkedAt;
  if (!ticket || !isAshore) throw new AppError(refusal);
  return ticket;
}

/** The one passenger of this wish is not one of a list. */
export async function atPassenger<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = error.fields.map((one) => ({
      ...one,
      field: one.field.replace(/^passengers\.0\./, 'passenger.'),
    }));
    throw new AppError(error.reason, error.params, fields);
  }
}
