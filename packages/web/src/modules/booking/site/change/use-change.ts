import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { ShownTerms } from '@gangway/contract/booking/terms-schemas.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#lib/api-error.ts';
import { callApi } from '#lib/call-api.ts';
import { isRefusal } from '#lib/is-refusal.ts';
import { SignInCancelled, useSignIn } from '#lib/sign-in.ts';
import { jumpPath } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useWishKey } from '#lib/use-wish-key.ts';
import { ordersKey } from '../orders/orders-queries.ts';

export type ChangeMethod = Exclude<PaymentMethod, 'cash'>;

interface Wish {
  sailingId: number;
  shownDueSen: number;
  /** These are left out for a place that is taken already. */
  shownDepartsAt?: string;
  shownTerms?: ShownTerms;
  method: ChangeMethod | null;
}

/** Moves an order to another sailing: done at once, or on to the gateway's page when something is to be paid there. */
export function useChange(orderId: number, onDone: () => void) {
  const t = useTranslate();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { withSignIn } = useSignIn();
  const keyFor = useWishKey();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const explain = (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('refund.lost', { why: '' });
    const { reason, message: why, fields } = error;
    if (reason === 'order.refundChanged') return t('change.changed');
    if (reason === 'payment.gateway') return t('change.held', { why });
    if (fields.length > 0) return [why, ...fields.map(({ message }) => message)].join(' ');
    return isRefusal(error) ? why : t('refund.lost', { why });
  };

  return {
    busy,
    problem,
    forget: () => setProblem(null),
    /** Sends it; gives the reason when it was refused. */
    async send(wish: Wish): Promise<string | null> {
      setBusy(true);
      setProblem(null);
      // The way to pay is no part of the wish: the place that was taken for it is paid by whichever is chosen. Nor are time and
      // terms, which may have been read anew.
      const { method: _way, shownDepartsAt: _time, shownTerms: _terms, ...wanted } = wish;
      const body = { key: keyFor(JSON.stringify(wanted)), ...wish };
      try {
        const answer = await withSignIn(() =>
          callApi(bookingCalls.changeOrder, { params: { id: orderId }, body }),
        );
        await client.invalidateQueries({ queryKey: ordersKey });
        if (answer.state === 'jump') await navigate(jumpPath(answer.paymentId));
        else onDone();
        return null;
      } catch (error) {
        if (error instanceof SignInCancelled) return null;
        setProblem(explain(error));
        void client.invalidateQueries({ queryKey: ordersKey });
        return error instanceof ApiError ? error.reason : '';
      } finally {
        setBusy(false);
      }
    },
  };
}
