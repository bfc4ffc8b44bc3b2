import type { PaymentDetail } from '@gangway/contract/payments/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { personName } from '../../platform/database/person-name.ts';
import { getPayment } from './payments.queries.ts';
import type { PaymentProvider } from './provider.ts';

/** A payment with everything that was ever said about it, and what was sent back. */
export async function getPaymentDetail(
  db: Db,
  provider: PaymentProvider,
  id: number,
): Promise<PaymentDetail> {
  const payment = await getPayment(db, id);
  const [events, refunds] = await Promise.all([
    db
      .selectFrom('paymentEvents')
      .leftJoin('accounts', 'accounts.id', 'paymentEvents.by')
      .select(['paymentEvents.at', 'paymentEvents.kind', 'paymentEvents.data', personName().as('by')])
      .where('paymentEvents.paymentId', '=', id)
      .orderBy('paymentEvents.id')
      .execute(),
    db
      .selectFrom('paymentRefunds')
      .leftJoin('accounts', 'accounts.id', 'paymentRefunds.operatorId')
      .selectAll('paymentRefunds')
      .select(personName().as('operator'))
      .where('paymentRefunds.paymentId', '=', id)
      .orderBy('paymentRefunds.id')
      .execute(),
  ]);
  return {
    ...payment,
    events: events.map(({ at, ...event }) => ({ at: at.toISOString(), ...event })),
    refunds: refunds.map(
      ({
        id: refundId,
        refundNo,
        amountSen,
        status,
        method,
        slipNo,
        operator,
        createdAt,
        doneAt,
        ...said
      }) => ({
        id: refundId,
        byHand: payment.provider !== provider.name,
        refundNo,
        amountSen,
        status,
        method,
        slipNo,
        by: method === null ? null : operator,
        reason: said.reason,
        error: said.error,
        createdAt: createdAt.toISOString(),
        doneAt: doneAt?.toISOString() ?? null,
      }),
    ),
  };
}
