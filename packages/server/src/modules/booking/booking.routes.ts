import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { AppError } from '../../platform/app-error.ts';
import { sendSheet } from '../../platform/excel/send-sheet.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { answerTogether } from '../../platform/http/answer-together.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentSettings } from '../payments/index.ts';
import { askOrderLink } from './ask-order-link.ts';
import { cancelOrders } from './cancel-orders.ts';
import { deleteCartLine, listCart, saveCartLine } from './cart.ts';
import { checkout } from './checkout.ts';
import { confirmPaid } from './confirm-paid.ts';
import { correctGuest } from './correct-guest.ts';
import { correctGuestEmail, correctOwnEmail } from './correct-guest-email.ts';
import { counterSale } from './counter-sale.ts';
import { lookUpOrder } from './look-up-order.ts';
import { makeComplimentary } from './make-complimentary.ts';
import { mailTickets } from './mail/mail-tickets.ts';
import { getMyOrders, pageMyOrders } from './my-orders.queries.ts';
import { changeOrder, quoteChange } from './money/change-order.ts';
import { getChangeState } from './money/own-money.query.ts';
import { listHandOuts } from './money/hand-outs.query.ts';
import { listReceipts } from './money/list-receipts.query.ts';
import { getOrderMoney } from './money/order-money.query.ts';
import { payOrders } from './money/pay-orders.ts';
import { quoteRefund, refundOrder } from './money/refund-order.ts';
import { readRefundProgress } from './money/refund-sailing.ts';
import { countOrders } from './office/count-orders.query.ts';
import { exportOrders } from './office/export-orders.query.ts';
import { getOfficeOrder, type ReadScans } from './office/get-office-order.query.ts';
import { getOrderPapers } from './office/order-papers.query.ts';
import { pageOrders, readDocuments } from './office/page-orders.query.ts';
import { showIdNumber } from './office/show-id-number.ts';
import { readSailingStakes, readShipStakes } from './office/stakes.query.ts';
import { openOrderLink } from './open-order-link.ts';
import { quoteLines } from './quote-lines.ts';
import { replaceGuest } from './replace-guest.ts';
import {
  requireAskedForTicket,
  requireAskedLink,
  requireChangeInLink,
  requireInLink,
} from './reach-of-link.ts';
import { shareTicket, withdrawTicket } from './share-ticket.ts';
import { getSharedTicket } from './shared-ticket.ts';
import { listAgentSales, pageReferred } from './referrals.queries.ts';
import { withdrawLinks } from './withdraw-links.ts';
import { requireFeeRight, requireGiftRight } from './waive-limits.ts';

export function bookingRoutes(
  platform: Platform,
  payment: PaymentSettings,
  readScans: ReadScans,
): Handlers<typeof bookingCalls> {
  const { db } = platform;
  const gateway = payment.provider.name;
  const detail = (id: number, { at }: Actor) => getOfficeOrder(db, id, { now: at, readScans });
  return {
    quote: ({ body, actor }) => quoteLines(db, body.lines, actor.at),
    listCart: ({ caller, actor }) => listCart(platform, caller.accountId, actor.at),
    saveCartLine: ({ body, caller, actor }) => saveCartLine(platform, caller.accountId, body, actor.at),
    deleteCartLine: ({ params, caller, actor }) =>
      deleteCartLine(platform, caller.accountId, params.id, actor.at),
    checkout: ({ body, caller, actor, locale }) =>
      checkout(platform, caller, body, { locale, address: actor.address }),
    pageMyOrders: ({ body, caller, actor }) => pageMyOrders(db, caller, body, actor.at),
    listMyOrders: async ({ body, caller, actor }) => {
      await requireInLink(db, caller, body.ids);
      return {
        orders: await getMyOrders(platform, caller.accountId, body.ids),
        now: actor.at.toISOString(),
      };
    },
    cancelMyOrders: async ({ body, caller, actor }) => {
      await requireAskedLink(db, caller, body.ids);
      await cancelOrders(platform, body.ids, { accountId: caller.accountId }, actor);
      return {
        orders: await getMyOrders(platform, caller.accountId, body.ids),
        now: actor.at.toISOString(),
      };
    },
    lookUpOrder: async ({ body, actor }) => ({
      order: await lookUpOrder(platform, body, actor),
      now: actor.at.toISOString(),
    }),
    shareTicket: async ({ params, caller, actor }) => {
      await requireAskedForTicket(db, caller, params.id);
      return shareTicket(platform, caller.accountId, params.id, actor);
    },
    withdrawTicket: async ({ params, caller, actor }) => {
      await requireAskedForTicket(db, caller, params.id);
      await withdrawTicket(platform, caller.accountId, params.id, actor);
      return null;
    },
    sharedTicket: ({ body, actor }) => getSharedTicket(platform, body.token, actor),
    mailOrderLink: ({ body, actor, locale }) => askOrderLink(platform, { ...body, locale }, actor),
    openOrderLink: ({ body, actor, request }) =>
      openOrderLink(platform, { ...body, device: request.headers['user-agent'] ?? '' }, actor),
    correctOwnEmail: ({ body, caller, actor }) => correctOwnEmail(platform, caller, body, actor),
    correctGuestEmail: async ({ params, body, actor }) => {
      await correctGuestEmail(platform, { ...body, orderId: params.id }, actor);
      return detail(params.id, actor);
    },
    withdrawLinks: async ({ params, caller, actor }) => {
      await requireAskedLink(db, caller, [params.id]);
      const own = { orderId: params.id, ownerId: caller.accountId, except: caller.sessionId };
      return withdrawLinks(platform, own, actor);
    },
    withdrawOfficeLinks: ({ params, actor }) =>
      withdrawLinks(platform, { orderId: params.id, ownerId: null, except: null }, actor),
    pageOrders: answerTogether(bookingCalls.pageOrders, ({ body }) =>
      pageOrders(db, readDocuments(platform, body)),
    ),
    exportOrders: async (input) =>
      sendSheet(input, await exportOrders(db, readDocuments(platform, input.body), input.locale)),
    orderDetail: ({ params, actor }) => detail(params.id, actor),
    showIdNumber: ({ params, actor }) => showIdNumber(platform, params.id, actor),
    cancelOrder: async ({ params, body, actor }) => {
      await cancelOrders(platform, [params.id], { staffReason: body.reason }, actor);
      return detail(params.id, actor);
    },
    confirmPaid: async ({ params, body, actor }) => {
      await confirmPaid(platform, params.id, body, actor);
      return detail(params.id, actor);
    },
    makeComplimentary: async ({ params, body, caller, actor }) => {
      const limit = await requireGiftRight(db, caller);
      await makeComplimentary(platform, params.id, { reason: body.reason, limit }, actor);
      return detail(params.id, actor);
    },
    counterSale: ({ body, caller, actor, locale }) => counterSale(platform, caller, body, { actor, locale }),
    payOrders: async ({ body, caller, locale }) => {
      await requireInLink(db, caller, body.ids);
      return payOrders(platform, payment, caller.accountId, body, locale);
    },
    quoteRefund: async ({ params, body, caller }) => {
      await requireInLink(db, caller, [params.id]);
      return quoteRefund(platform, params.id, body.ticketIds, caller.accountId);
    },
    refundOrder: async ({ params, body, caller, actor }) => {
      await requireAskedLink(db, caller, [params.id]);
      const wish = { ...body, orderId: params.id, override: null, ownerId: caller.accountId };
      await refundOrder(platform, wish, actor);
      const [order] = await getMyOrders(platform, caller.accountId, [params.id]);
      if (!order) throw new AppError('record.missing');
      return { order, now: actor.at.toISOString() };
    },
    quoteChange: async ({ params, body, caller }) => {
      await requireInLink(db, caller, [params.id]);
      return quoteChange(platform, { orderId: params.id, ...body, accountId: caller.accountId });
    },
    changeOrder: async ({ params, body, caller, actor, locale }) => {
      await requireAskedLink(db, caller, [params.id]);
      const method = body.method ?? null;
      const wish = { ...body, method, orderId: params.id, accountId: caller.accountId };
      return changeOrder(platform, payment, wish, { actor, locale });
    },
    changeState: async ({ params, caller }) => {
      await requireChangeInLink(db, caller, params.id);
      return getChangeState(db, caller.accountId, params.id);
    },
    quoteOfficeRefund: ({ params, body }) => quoteRefund(platform, params.id, body.ticketIds, null),
    refundOfficeOrder: async ({ params, body, caller, actor }) => {
      const { key, ticketIds, override, reason } = body;
      const wish = { key, ticketIds, reason, orderId: params.id, shownBackSen: null, ownerId: null };
      const waiveLimit = override ? await requireFeeRight(db, caller) : null;
      await refundOrder(platform, { ...wish, override: override ?? null, waiveLimit }, actor);
      return detail(params.id, actor);
    },
    quoteOfficeChange: ({ params, body }) =>
      quoteChange(platform, { orderId: params.id, sailingId: body.sailingId, accountId: null }),
    changeOfficeOrder: async ({ params, body, actor, locale }) => {
      const { money: desk, ...rest } = body;
      const wish = { ...rest, desk: desk ?? null, method: null, orderId: params.id, accountId: null };
      await changeOrder(platform, payment, wish, { actor, locale });
      return detail(params.id, actor);
    },
    replaceGuest: async ({ params, body, caller, actor }) => {
      await requireAskedLink(db, caller, [params.id]);
      const own = { orderId: params.id, ownerId: caller.accountId, sessionId: caller.sessionId };
      await replaceGuest(platform, { ...body, ...own, by: body.method ?? null, note: '' }, actor);
      const [order] = await getMyOrders(platform, caller.accountId, [params.id]);
      if (!order) throw new AppError('record.missing');
      return { order, now: actor.at.toISOString() };
    },
    replaceOfficeGuest: async ({ params, body, actor }) => {
      const wish = { ...body, orderId: params.id, ownerId: null, by: body.money ?? null };
      await replaceGuest(platform, wish, actor);
      return detail(params.id, actor);
    },
    correctGuest: async ({ params, body, actor }) => {
      await correctGuest(platform, { ...body, orderId: params.id }, actor);
      return detail(params.id, actor);
    },
    ownReceipts: async ({ params, caller }) => {
      await requireInLink(db, caller, [params.id]);
      return listReceipts(db, {
        orderId: params.id,
        accountId: caller.accountId,
        gateway,
        onlyGroup: caller.link !== null,
      });
    },
    orderReceipts: ({ params }) => listReceipts(db, { orderId: params.id, accountId: null, gateway }),
    orderPapers: ({ params }) => getOrderPapers(platform, gateway, params.id),
    mailTickets: ({ params, body, actor }) =>
      mailTickets(platform, payment.publicUrl, { ...body, id: params.id }, actor),
    handOuts: () => listHandOuts(db, gateway),
    orderMoney: ({ params }) => getOrderMoney(db, gateway, params.id),
    refundProgress: ({ params }) => readRefundProgress(platform, params.id),
    sailingStakes: ({ params }) => readSailingStakes(db, params.id),
    shipStakes: ({ params }) => readShipStakes(db, params.id),
    orderCounts: ({ body }) => countOrders(db, body.accountIds),
    referredOrders: ({ body, caller }) => pageReferred(db, caller.accountId, body),
    agentSales: ({ body }) => listAgentSales(db, body.codes),
  };
}
