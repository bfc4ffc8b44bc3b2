export { PaymentFrame } from './payment-frame.tsx';
export { PaymentGuest } from './payment-guest.tsx';
export { jumpPath, usePaymentId } from './payment-paths.ts';
export { payMethodsQuery, usePayment } from './payment-queries.ts';
export { PaymentUnknown } from './payment-unknown.tsx';
