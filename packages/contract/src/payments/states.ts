export const paymentStatuses = ['pending', 'paid', 'failed', 'canceled', 'parked'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * The steps a payment can take. Money may come after a failure, so a payment that failed can still be paid. What does not
 * agree is parked until a person has looked.
 */
export const paymentSteps: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['paid', 'failed', 'canceled', 'parked'],
  failed: ['paid', 'parked'],
  canceled: ['paid', 'parked'],
  parked: ['paid', 'failed'],
  paid: [],
};

export const refundStatuses = ['requested', 'sent', 'done', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];
