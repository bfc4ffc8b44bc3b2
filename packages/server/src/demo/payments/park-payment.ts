import { openPayment } from '../../modules/payments/index.ts';
import type { PaymentWish } from '../../modules/payments/open-payment.ts';
import { settlePayment } from '../../modules/payments/settle-payment.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { demoGateway } from './demo-gateway.ts';

/** Money that comes short of what was asked for, so that finance has something to decide. */
export async function parkPayment(platform: Platform, wish: PaymentWish, shortSen: number): Promise<void> {
  const { paymentNo } = await inTransaction(platform.db, (tx) =>
    openPayment(tx, demoGateway, wish, platform.clock()),
  );
  const news = {
    state: 'paid',
    paymentNo,
    providerRef: `demo-${paymentNo}`,
    amountSen: wish.amountSen - shortSen,
    currency: 'MYR',
  } as const;
  const source = { provider: demoGateway.name, kind: 'callback', eventId: `demo ${paymentNo}` } as const;
  await settlePayment(platform, news, source);
}
