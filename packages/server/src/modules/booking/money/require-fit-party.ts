import { checkSailingDay } from '@gangway/contract/booking/passenger-rules.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/create-database.ts';

/** Every rule of the sailing day holds again on another date. Throws with everybody who may not come then, and why. */
export async function requireFitParty(
  tx: Tx,
  orderId: number,
  sailing: { departsAt: Date; returnsAt: Date },
  now: Date,
): Promise<void> {
  const party = await tx
    .selectFrom('tickets')
    .select(['name', 'idType', 'passportExpiry', 'birthDate', 'dueDate'])
    .where('orderId', '=', orderId)
    .where('live', '=', true)
    .orderBy('position')
    .execute();
  const problems = checkSailingDay(party, {
    today: portDate(now),
    departs: portDate(sailing.departsAt),
    returns: portDate(sailing.returnsAt),
  });
  if (problems.length === 0) return;
  throw new AppError(
    'order.changePassengers',
    {},
    problems.map(({ index, field, id, values }) => ({ field: `passengers.${index}.${field}`, id, values })),
  );
}
