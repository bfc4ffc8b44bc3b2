import { type Product, type ProductOptions, startProduct } from '../e2e/fixtures/start-product.ts';

/** Nobody is held back for asking often: it is how often one can ask that is measured. */
const unlimited = { RATE_LIMIT_PER_MINUTE: '100000000', PAYMENT_MESSAGES_PER_MINUTE: '100000000' };

/** Starts a product to be measured. It writes its log as in production: what a line for each request costs belongs to the request. */
export function startMeasured({ env, ...more }: ProductOptions): Promise<Product> {
  return startProduct({ ...more, env: { LOG_LEVEL: 'info', ...unlimited, ...env } });
}
