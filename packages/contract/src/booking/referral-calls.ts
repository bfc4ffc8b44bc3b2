import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { text } from '../core/fields.ts';
import { pageInput, pageOf } from '../core/paging.ts';
import { order, orderStatus } from './schemas.ts';

/** An order as the agent whose code it came with sees it: enough to know it, not who exactly travels. */
export const referredOrder = order.pick({
  id: true,
  /** In part only, where the order is not the agent's own. */
  orderNo: true,
  status: true,
  sailing: true,
  roomType: true,
  people: true,
  totalSen: true,
  /** Cut short to its first letter. */
  customerName: true,
  createdAt: true,
});
export type ReferredOrder = z.output<typeof referredOrder>;

/** What came of the agents' reference codes. */
export const referralCalls = {
  referredOrders: defineCall({
    method: 'POST',
    path: '/shipClient/order/referred',
    summary: 'Orders that came with the own reference code, newest first',
    permission: 'customer',
    body: pageInput({ status: orderStatus.optional() }, ['createdAt']),
    response: pageOf(referredOrder).extend({
      /** The own code; null for those who have none. */
      code: z.string().nullable(),
      /** What was paid for them and not given back. */
      soldSen: z.int(),
    }),
  }),
  agentSales: defineCall({
    method: 'POST',
    path: '/order/agentSales',
    summary: 'What was sold with some reference codes: orders paid for, and the money less what went back',
    permission: { route: '/business/agents', access: 'view' },
    body: z.strictObject({ codes: z.array(text(20, 1)).max(1000) }),
    response: z.array(z.object({ code: z.string(), orders: z.int(), paidSen: z.int() })),
  }),
};
