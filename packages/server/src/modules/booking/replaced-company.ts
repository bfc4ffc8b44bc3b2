import { checkPassengers, type RulePassenger } from '@gangway/contract/booking/passenger-rules.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { KnownPassenger } from './known-passengers.ts';
import type { LockedOrder } from './money/lock-order.ts';

/**
 * Throws unless everybody of the order may sail with the newcomer in the place of a guest: the rules of booking, for all
 * of them, on the day they sail. What another one lacks by it is said at the newcomer's birth date.
 */
export async function requireFitTogether(
  { secrets }: Platform,
  tx: Tx,
  order: LockedOrder,
  { ticketId, passenger }: { ticketId: number; passenger: KnownPassenger },
  now: Date,
): Promise<void> {
  const tickets = await tx
    .selectFrom('tickets')
    .select(['id', 'name', 'gender', 'idType', 'idSealed', 'passportExpiry'])
    .select(['nationality', 'birthDate', 'dueDate'])
    .where('orderId', '=', order.id)
    .where('live', '=', true)
    .orderBy('position')
    .execute();
  const place = tickets.findIndex(({ id }) => id === ticketId);
  const company: RulePassenger[] = tickets.map(({ idSealed, ...ticket }, index) =>
    index === place ? passenger : { ...ticket, idNumber: idSealed ? secrets.open(idSealed) : null },
  );
  const problems = checkPassengers(company, {
    today: portDate(now),
    departs: portDate(order.departsAt),
    returns: portDate(order.returnsAt),
  });
  if (problems.length === 0) return;
  throw new AppError(
    'booking.passengers',
    {},
    problems.map(({ index, field, id, values }) => ({
      field: index === place || field === 'idNumber' ? `passenger.${field}` : 'passenger.birthDate',
      id,
      values,
    })),
  );
}
