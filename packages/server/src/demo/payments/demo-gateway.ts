import { gatewayMethods } from '@gangway/contract/core/payment-methods.ts';
import type { PaymentProvider } from '../../modules/payments/index.ts';

const nobody = () => Promise.reject(new Error('there is no such gateway'));

/** What took the demo's money in the past: a gateway of this name answers nobody. */
export const demoGateway: PaymentProvider = {
  name: 'demo',
  methods: gatewayMethods,
  create: nobody,
  readMessage: nobody,
  query: nobody,
  refund: nobody,
  list: nobody,
};
