import type { OrderStatus } from '@gangway/contract/booking/states.ts';
import { expect, test } from 'vitest';
import { ordersOutcome } from './orders-outcome.ts';

const order = (status: OrderStatus, refundedSen = 0) => ({ status, refundedSen });
const paid = (refundedSen = 0) => ({ status: 'paid', refundedSen }) as const;
const failed = { status: 'failed', refundedSen: 0 } as const;

test.each([
  ['the money is there and the order does not know yet', paid(), [order('unpaid')], 'settling'],
  ['it came late and it is being looked for a place', paid(), [order('canceled')], 'settling'],
  ['all is well', paid(), [order('paid'), order('completed')], 'paid'],
  ['the place was sold meanwhile', paid(500), [order('canceled')], 'gone'],
  ['one of two places was sold meanwhile', paid(500), [order('paid'), order('canceled')], 'partly'],
  ['the order had been paid in another way', paid(500), [order('paid')], 'twice'],
  ['one passenger was cancelled later', paid(200), [order('paid', 200)], 'paid'],
  ['all passengers were cancelled later', paid(500), [order('refunded', 500)], 'refunded'],
  ['it failed while the place is held', failed, [order('unpaid')], 'unpaid'],
  ['it failed and the time is over', failed, [order('canceled')], 'over'],
  ['it failed, but another payment did not', failed, [order('paid')], 'settled'],
] as const)('%s', (_, payment, orders, outcome) => {
  expect(ordersOutcome(payment, orders)).toBe(outcome);
});
