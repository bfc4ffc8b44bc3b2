export { PaymentFrame } from './payment-frame.tsx';
export { PaymentGuest } from './payment-guest.tsx';
export { payMethodsQuery, usePayment } from './payment-queries.ts';
export { PaymentUnknown } from './payment-unknown.tsx';
export { usePaymentId } from './use-payment-id.ts';
