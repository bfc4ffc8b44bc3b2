import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { Order } from '@gangway/contract/booking/schemas.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callApi } from '#lib/call-api.ts';
import { useSignIn } from '#lib/sign-in.ts';
import { jumpPath, payPath } from '#lib/site-urls.ts';
import { isUnpaid } from '../orders/orders-queries.ts';
import { payFailure } from './pay-failure.ts';

/** Pays orders. Through the gateway the way leads out; else the orders, asked for again, show what became of them. */
export function usePayOrders() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { withSignIn } = useSignIn();

  const send = async (orders: readonly Pick<Order, 'id'>[], method: PaymentMethod) => {
    const body = { ids: orders.map(({ id }) => id), method };
    try {
      return await withSignIn(() => callApi(bookingCalls.payOrders, { body }));
    } finally {
      void queryClient.invalidateQueries();
    }
  };

  return {
    /** Pays on the page of the orders themselves. */
    async pay(orders: readonly Pick<Order, 'id'>[], method: PaymentMethod): Promise<void> {
      const answer = await send(orders, method);
      if (answer.state === 'jump') await navigate(jumpPath(answer.paymentId));
    },

    /**
     * Pays orders made this moment and leads to their page. They are made whatever happens here: what goes wrong is said
     * there. That page also stands before the gateway's in the history, so that the way back leads to it.
     */
    async payMade(orders: readonly Order[], method: PaymentMethod): Promise<void> {
      const unpaid = orders.filter(isUnpaid);
      const path = payPath(orders.map(({ id }) => id));
      try {
        const answer = unpaid.length > 0 ? await send(unpaid, method) : null;
        await navigate(path);
        if (answer?.state === 'jump') await navigate(jumpPath(answer.paymentId));
      } catch (error) {
        await navigate(path, { state: payFailure(error) });
      }
    },
  };
}
