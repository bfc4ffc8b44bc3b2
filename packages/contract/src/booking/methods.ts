/** How an order is paid. `balance` is the prepaid balance of an agent. */
export const paymentMethods = [
  'wechat',
  'alipay',
  'bank',
  'creditCard',
  'online',
  'cash',
  'balance',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
