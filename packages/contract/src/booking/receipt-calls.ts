import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { bilingual, id, idParam, instant } from '../core/fields.ts';
import { refundStatus } from '../payments/schemas.ts';
import { orderSailing, paymentMethod } from './schemas.ts';

/** What was paid once, for which orders, and what came back of it. Its number is that of the payment. */
export const receipt = z.object({
  paymentId: id,
  receiptNo: z.string(),
  paidAt: instant,
  payer: z.string(),
  method: paymentMethod,
  slipNo: z.string(),
  /** Cash as it was handed over; null where nobody counted. */
  tenderedSen: z.int().nullable(),
  amountSen: z.int(),
  lines: z.array(
    z.object({
      orderNo: z.string(),
      sailing: orderSailing,
      roomType: bilingual,
      people: z.int(),
      amountSen: z.int(),
      /** What it was for: the order itself, or another date of it. */
      subject: z.enum(['orders', 'change', 'recharge']),
    }),
  ),
  refunds: z.array(
    z.object({
      refundNo: z.string(),
      at: instant,
      amountSen: z.int(),
      status: refundStatus,
      /** It waits at the desk for whoever it belongs to, and has not gone back yet. */
      toCollect: z.boolean(),
    }),
  ),
});
export type Receipt = z.output<typeof receipt>;

export const receiptCalls = {
  ownReceipts: defineCall({
    method: 'GET',
    path: '/shipClient/order/{id}/receipts',
    summary: 'A receipt for every payment of an own order, with what came back',
    permission: 'buyer',
    params: idParam,
    response: z.array(receipt),
    errors: ['record.missing'],
  }),
  orderReceipts: defineCall({
    method: 'GET',
    path: '/order/{id}/receipts',
    summary: 'A receipt for every payment of an order, with what came back',
    permission: { route: '/ship/shipOrder', access: 'view' },
    params: idParam,
    response: z.array(receipt),
    errors: ['record.missing'],
  }),
};
