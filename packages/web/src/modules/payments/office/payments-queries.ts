import { calls } from '@gangway/contract/calls.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import type { PaymentDetail } from '@gangway/contract/payments/schemas.ts';
import { type QueryClient, keepPreviousData } from '@tanstack/react-query';
import { callOptions, refreshCalls } from '#lib/call-key.ts';

/** Asked again while the payment moves: where that fails, the panel says so. */
export function paymentDetailQuery(id: number) {
  return callOptions(paymentsCalls.paymentDetail, { params: { id } }, { quiet: 'background' });
}

/** What one day brought; beside the list, which is of use without it. */
export function dayTotalsQuery(date: string) {
  const asked = { body: { size: 1, filter: { from: date, to: date } } };
  return {
    ...callOptions(paymentsCalls.pagePayments, asked, { quiet: 'background' }),
    placeholderData: keepPreviousData,
  };
}

/** Something was done with a payment: it is shown as it is now, and everything that counts it counts anew. */
export async function showChanged(client: QueryClient, payment: PaymentDetail): Promise<void> {
  client.setQueryData(paymentDetailQuery(payment.id).queryKey, payment);
  await refreshCalls(client, calls.payments, calls.booking);
}
