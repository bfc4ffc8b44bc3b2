import { paymentSteps } from '@gangway/contract/payments/states.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { addPaymentEvent } from './payment-events.store.ts';
import type { ProviderState } from './provider.ts';

/** Where news about a payment came from. */
export interface NewsSource {
  provider: string;
  kind: 'callback' | 'query';
  eventId?: string;
}

/**
 * Takes in what a gateway says about a payment, in any order and any number of times: a message counts once, money
 * received is received once, and news that a payment failed never undoes money that came. An amount, currency or
 * reference that does not agree is parked for finance, loudly. What the money was for is told through the outbox.
 */
export async function settlePayment(
  platform: Platform,
  news: ProviderState,
  source: NewsSource,
): Promise<void> {
  const { db, clock, log } = platform;
  // Asked and nothing new: not worth a line in its history.
  if (source.kind === 'query' && news.state === 'pending') return;
  const at = clock();
  const outcome = await inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, news.paymentNo);
    const isNew = await addPaymentEvent(tx, {
      paymentId: payment?.id ?? null,
      provider: source.provider,
      ...(source.eventId ? { eventId: source.eventId } : {}),
      kind: source.kind,
      data: { ...news },
      at,
    });
    if (!isNew) return 'known';
    if (!payment || payment.provider !== source.provider) return 'stranger';
    if (news.state === 'pending') return 'nothing';
    const agrees =
      news.amountSen === payment.amountSen &&
      news.currency === payment.currency &&
      (payment.providerRef === null || payment.providerRef === news.providerRef);
    const next = news.state === 'paid' && !agrees ? 'parked' : news.state;
    if (payment.status === next || !paymentSteps[payment.status].includes(next)) return 'nothing';
    if (payment.status === 'parked') return 'nothing';
    await tx
      .updateTable('payments')
      .set({
        status: next,
        updatedAt: at,
        nextQueryAt: null,
        providerRef: payment.providerRef ?? news.providerRef,
        ...(next === 'paid' ? { paidAt: at } : {}),
      })
      .where('id', '=', payment.id)
      .execute();
    if (next === 'paid') {
      await addPaymentEvent(tx, {
        paymentId: payment.id,
        provider: source.provider,
        kind: 'settled',
        data: {},
        at,
      });
      await putInOutbox(tx, 'payment.settled', { paymentId: payment.id });
    }
    if (next === 'parked') {
      const data = { expectedSen: payment.amountSen, cameSen: news.amountSen, currency: news.currency };
      await addPaymentEvent(tx, {
        paymentId: payment.id,
        provider: source.provider,
        kind: 'parked',
        data,
        at,
      });
      await putInOutbox(tx, 'live.event', {
        event: { type: 'payments.parked' },
        audience: { staffOnly: true },
      });
    }
    return next;
  });
  if (outcome === 'parked' || outcome === 'stranger')
    log.error({ paymentNo: news.paymentNo, outcome }, 'money that does not agree with the books');
}

function lockPayment(tx: Tx, paymentNo: string) {
  return tx
    .selectFrom('payments')
    .select(['id', 'provider', 'providerRef', 'amountSen', 'currency', 'status'])
    .where('paymentNo', '=', paymentNo)
    .forUpdate()
    .executeTakeFirst();
}
