import type { Data } from '@gangway/contract/core/define-call.ts';
import type { paymentsCalls } from '@gangway/contract/payments/calls.ts';

export type PaymentTotals = Pick<Data<typeof paymentsCalls.pagePayments>, 'byMethod' | 'byDay'>;
export type MethodTotal = NonNullable<PaymentTotals['byMethod']>[number];
export type DayTotal = NonNullable<PaymentTotals['byDay']>[number];

/** What came in and what went back, of several. */
export function addUp(totals: readonly { paidSen: number; refundedSen: number }[]): {
  paidSen: number;
  refundedSen: number;
} {
  return totals.reduce(
    (sum, { paidSen, refundedSen }) => ({
      paidSen: sum.paidSen + paidSen,
      refundedSen: sum.refundedSen + refundedSen,
    }),
    { paidSen: 0, refundedSen: 0 },
  );
}
