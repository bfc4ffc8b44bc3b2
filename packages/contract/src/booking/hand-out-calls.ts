import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { id, instant } from '../core/fields.ts';
import { paymentMethod } from './schemas.ts';

/** Money that waits at the desk for whoever it belongs to, whoever waits longest first. */
export const handOuts = z.object({
  /** Of all of them, also of those that are not shown. */
  count: z.int(),
  totalSen: z.int(),
  waiting: z.array(
    z.object({
      refundId: id,
      refundNo: z.string(),
      at: instant,
      amountSen: z.int(),
      reason: z.string(),
      /** To whom. */
      name: z.string(),
      /** Null where it is of no order, such as a recharge. */
      orderId: id.nullable(),
      orderNo: z.string().nullable(),
      paymentId: id,
      paymentNo: z.string(),
      /** How it was paid. */
      method: paymentMethod,
    }),
  ),
});
export type HandOuts = z.output<typeof handOuts>;

export const handOutCalls = {
  handOuts: defineCall({
    method: 'GET',
    path: '/cashDrawer/toHandOut',
    summary: 'Refunds that wait at the desk to be handed out: how much, to whom, and since when',
    permission: { route: '/business/cashDrawer', access: 'view' },
    response: handOuts,
  }),
};
