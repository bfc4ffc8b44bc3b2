import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { World } from './world.ts';

/** How people pay, each as often as it stands here. */
export const methods: readonly PaymentMethod[] = [
  'creditCard',
  'alipay',
  'bank',
  'balance',
  'balance',
  'cash',
];

export function orders({ platform }: World, status: 'unpaid' | 'paid') {
  return platform.db
    .selectFrom('orders')
    .select(['id', 'accountId'])
    .where('status', '=', status)
    .orderBy('id')
    .execute();
}

export function payments({ platform }: World, column: 'status' | 'provider', values: readonly string[]) {
  return platform.db
    .selectFrom('payments')
    .select(['id', 'paymentNo', 'providerRef', 'provider'])
    .where((eb) => eb(eb.ref(column), 'in', values))
    .orderBy('id')
    .execute();
}

export function openRefunds({ platform }: World) {
  return platform.db
    .selectFrom('paymentRefunds')
    .select('id')
    .where('status', '!=', 'done')
    .orderBy('id')
    .execute();
}

export function liveTickets({ platform }: World, orderId: number) {
  return platform.db
    .selectFrom('tickets')
    .select('id')
    .where('orderId', '=', orderId)
    .where('live', '=', true)
    .orderBy('position')
    .execute();
}

/** One of a list, by chance. */
export function pick<T>(list: readonly T[], index: number): T | undefined {
  return list[index % list.length];
}
