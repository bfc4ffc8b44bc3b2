/** How money is paid. `balance` is the prepaid balance of an agent. */
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

/** Those a gateway takes; the rest is taken by people or from a balance. */
export const gatewayMethods = ['wechat', 'alipay', 'bank', 'creditCard', 'online'] as const;
export type GatewayMethod = (typeof gatewayMethods)[number];

export function isGatewayMethod(method: PaymentMethod): method is GatewayMethod {
  return gatewayMethods.some((known) => known === method);
}
