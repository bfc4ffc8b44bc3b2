import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { RefundQuote } from '@gangway/contract/booking/money-calls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { callApi } from '#lib/call-api.ts';
import { isRefusal } from '#lib/is-refusal.ts';
import { SignInCancelled, useSignIn } from '#lib/sign-in.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useWishKey } from '#lib/use-wish-key.ts';
import { ordersKey } from '../orders/orders-queries.ts';

/** What comes back for some guests of an order, and cancelling them for just that. */
export function useRefund(orderId: number, ticketIds: readonly number[], onDone: () => void) {
  const t = useTranslate();
  const client = useQueryClient();
  const { withSignIn } = useSignIn();
  const keyFor = useWishKey();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** What was shown before another amount took its place. */
  const [before, setBefore] = useState<number | null>(null);
  const ids = ticketIds.toSorted((one, other) => one - other);
  const query = useQuery({
    queryKey: ['refundQuote', orderId, ids],
    queryFn: ({ signal }) =>
      withSignIn(() =>
        callApi(bookingCalls.quoteRefund, { params: { id: orderId }, body: { ticketIds: ids } }, { signal }),
      ),
    enabled: ids.length > 0,
    // What is confirmed must be what holds now.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

  const explain = async (error: unknown, quote: RefundQuote) => {
    if (error instanceof SignInCancelled) return;
    const [reason, why] = error instanceof ApiError ? [error.reason, error.message] : ['', ''];
    if (reason === 'order.refundChanged') {
      await query.refetch();
      return setBefore(quote.backSen);
    }
    setFailure(isRefusal(error) ? why : t('refund.lost', { why }));
    if (isRefusal(error)) void client.invalidateQueries({ queryKey: ordersKey });
  };

  return {
    query,
    busy,
    failure,
    before,
    /** Other guests are chosen: what was said about those before does not hold for them. */
    forget() {
      setFailure(null);
      setBefore(null);
    },
    async send(quote: RefundQuote) {
      setBusy(true);
      setFailure(null);
      setBefore(null);
      const shown = { ticketIds: ids, shownBackSen: quote.backSen };
      const body = { key: keyFor(JSON.stringify(shown)), ...shown };
      try {
        await withSignIn(() => callApi(bookingCalls.refundOrder, { params: { id: orderId }, body }));
        await client.invalidateQueries({ queryKey: ordersKey });
        onDone();
      } catch (error) {
        await explain(error, quote);
      } finally {
        setBusy(false);
      }
    },
  };
}
