import { followBoarding } from './modules/boarding/index.ts';
import {
  applyPaymentToChange,
  applyPaymentToOrders,
  confirmOrder,
  followDisembarked,
  followRetiming,
  followSailing,
  mailOrderLink,
  releaseRivals,
  tellMoneyBack,
  tellRetimed,
} from './modules/booking/index.ts';
import { mailResetLinks } from './modules/customers/index.ts';
import { endLeftStay, followRenaming } from './modules/housekeeping/index.ts';
import { findPaid, type PaymentSettings, sendRefund } from './modules/payments/index.ts';
import { applyPaymentToRecharge } from './modules/wallet/index.ts';
import { deliverMail } from './platform/mail/deliver-mail.ts';
import type { OutboxHandlers } from './platform/outbox/outbox.ts';
import type { Platform } from './platform/platform.ts';

/** What becomes of each kind of news that stands in the outbox. */
export function outboxHandlers(platform: Platform, { provider, publicUrl }: PaymentSettings): OutboxHandlers {
  return {
    'live.event': (message) => platform.live.publish(message),
    'sailing.stepped': async (message) => {
      await followSailing(platform, message);
      await followBoarding(platform, message);
    },
    'sailing.retimed': (news) => followRetiming(platform, news),
    'order.retimed': (news) => tellRetimed(platform, publicUrl, news),
    'ticket.disembarked': ({ orderId }) => followDisembarked(platform, orderId),
    'order.left': ({ orderId }) => endLeftStay(platform, orderId),
    'room.renamed': ({ roomId }) => followRenaming(platform, roomId),
    'order.paid': async (news) => {
      // Letting somebody in for a guest may cost nothing, so it ends nobody's order: the hold runs out, or is refused at paying.
      if (news.replacementId === undefined && news.correction === undefined)
        await releaseRivals(platform, news.orderId);
      await confirmOrder(platform, publicUrl, news);
    },
    'money.back': (news) => tellMoneyBack(platform, publicUrl, news),
    'payment.settled': ({ paymentId }) => applyPayment(platform, paymentId),
    'refund.send': ({ refundId }) => sendRefund(platform, provider, refundId),
    'order.linkAsked': (wish) => mailOrderLink(platform, publicUrl, wish),
    'password.forgotten': (wish) => mailResetLinks(platform, publicUrl, wish),
    'mail.send': ({ mailId }, attempt) => deliverMail(platform, mailId, attempt),
  };
}

/** Brings money to what it was paid for. */
async function applyPayment(platform: Platform, paymentId: number): Promise<void> {
  const payment = await findPaid(platform.db, paymentId);
  if (!payment) return;
  if (payment.subject === 'orders') return applyPaymentToOrders(platform, payment);
  if (payment.subject === 'change') return applyPaymentToChange(platform, payment);
  const [rechargeId = 0] = payment.subjectIds;
  await applyPaymentToRecharge(platform, { rechargeId, paymentId, amountSen: payment.amountSen });
}
