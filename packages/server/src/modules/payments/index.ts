export { paymentsRoutes } from './payments.routes.ts';
export type { PaymentProvider } from './provider.ts';
export { recordPayment } from './record-payment.ts';
export { requestRefund } from './request-refund.ts';
export { sendRefund } from './send-refund.ts';
export { type PaymentSettings, type PaymentWish, startPayment } from './start-payment.ts';
export { startQuerying } from './start-querying.ts';
