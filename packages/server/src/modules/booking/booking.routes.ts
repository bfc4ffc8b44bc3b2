import type { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { AppError } from '../../platform/app-error.ts';
import { sendSheet } from '../../platform/excel/send-sheet.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentSettings } from '../payments/index.ts';
import { cancelOrders } from './cancel-orders.ts';
import { deleteCartLine, listCart, saveCartLine } from './cart.ts';
import { checkout } from './checkout.ts';
import { confirmPaid } from './confirm-paid.ts';
import { counterSale } from './counter-sale.ts';
import { lookUpOrder } from './look-up-order.ts';
import { makeComplimentary } from './make-complimentary.ts';
import { getMyOrders, pageMyOrders } from './my-orders.queries.ts';
import { changeOrder, quoteChange } from './money/change-order.ts';
import { getChangeState } from './money/change-state.query.ts';
import { getOrderMoney } from './money/order-money.query.ts';
import { payOrders } from './money/pay-orders.ts';
import { quoteRefund, refundOrder } from './money/refund-order.ts';
import { readRefundProgress } from './money/refund-sailing.ts';
import { countOrders } from './office/count-orders.query.ts';
import { exportOrders } from './office/export-orders.query.ts';
import { getOfficeOrder } from './office/get-office-order.query.ts';
import { pageOrders } from './office/page-orders.query.ts';
import { showIdNumber } from './office/show-id-number.ts';
import { quoteLines } from './quote-lines.ts';
import { replaceGuest } from './replace-guest.ts';
import { listAgentSales, pageReferred } from './referrals.queries.ts';

export function bookingRoutes(platform: Platform, payment: PaymentSettings): Handlers<typeof bookingCalls> {
  const { db } = platform;
  return {
    quote: ({ body, origin }) => quoteLines(db, body.lines, origin.at),
    listCart: ({ caller, origin }) => listCart(platform, caller.accountId, origin.at),
    saveCartLine: ({ body, caller, origin }) => saveCartLine(platform, caller.accountId, body, origin.at),
    deleteCartLine: ({ params, caller, origin }) =>
      deleteCartLine(platform, caller.accountId, params.id, origin.at),
    checkout: ({ body, caller, origin, locale }) =>
      checkout(platform, caller, body, { now: origin.at, locale, address: origin.address }),
    pageMyOrders: ({ body, caller, origin }) => pageMyOrders(db, caller.accountId, body, origin.at),
    listMyOrders: async ({ body, caller, origin }) => ({
      orders: await getMyOrders(platform, caller.accountId, body.ids),
      now: origin.at.toISOString(),
    }),
    cancelMyOrders: async ({ body, caller, origin }) => {
      await cancelOrders(platform, body.ids, { accountId: caller.accountId }, origin);
      return {
        orders: await getMyOrders(platform, caller.accountId, body.ids),
        now: origin.at.toISOString(),
      };
    },
    lookUpOrder: async ({ body, origin }) => ({
      order: await lookUpOrder(platform, body, origin),
      now: origin.at.toISOString(),
    }),
    pageOrders: ({ body }) => pageOrders(db, body),
    exportOrders: async (input) => sendSheet(input, await exportOrders(db, input.body, input.locale)),
    orderDetail: ({ params, origin }) => getOfficeOrder(db, params.id, origin.at),
    showIdNumber: ({ params, origin }) => showIdNumber(platform, params.id, origin),
    cancelOrder: async ({ params, body, origin }) => {
      await cancelOrders(platform, [params.id], { staffReason: body.reason }, origin);
      return getOfficeOrder(db, params.id, origin.at);
    },
    confirmPaid: async ({ params, body, origin }) => {
      await confirmPaid(platform, params.id, body, origin);
      return getOfficeOrder(db, params.id, origin.at);
    },
    makeComplimentary: async ({ params, body, origin }) => {
      await makeComplimentary(platform, params.id, body.reason, origin);
      return getOfficeOrder(db, params.id, origin.at);
    },
    counterSale: ({ body, caller, origin, locale }) =>
      counterSale(platform, caller, body, { origin, locale }),
    payOrders: ({ body, caller, locale }) => payOrders(platform, payment, caller.accountId, body, locale),
    quoteRefund: ({ params, body, caller }) =>
      quoteRefund(platform, params.id, body.ticketIds, caller.accountId),
    refundOrder: async ({ params, body, caller, origin }) => {
      const wish = { ...body, orderId: params.id, override: null, ownerId: caller.accountId };
      await refundOrder(platform, wish, origin);
      const [order] = await getMyOrders(platform, caller.accountId, [params.id]);
      if (!order) throw new AppError('record.missing');
      return { order, now: origin.at.toISOString() };
    },
    quoteChange: ({ params, body, caller }) =>
      quoteChange(platform, { orderId: params.id, sailingId: body.sailingId, accountId: caller.accountId }),
    changeOrder: ({ params, body, caller, origin, locale }) => {
      const method = body.method ?? null;
      const wish = { ...body, method, orderId: params.id, accountId: caller.accountId };
      return changeOrder(platform, payment, wish, { origin, locale });
    },
    changeState: ({ params, caller }) => getChangeState(db, caller.accountId, params.id),
    quoteOfficeRefund: ({ params, body }) => quoteRefund(platform, params.id, body.ticketIds, null),
    refundOfficeOrder: async ({ params, body, origin }) => {
      const { key, ticketIds, override, reason } = body;
      const wish = { key, ticketIds, reason, orderId: params.id, shownBackSen: null, ownerId: null };
      await refundOrder(platform, { ...wish, override: override ?? null }, origin);
      return getOfficeOrder(db, params.id, origin.at);
    },
    quoteOfficeChange: ({ params, body }) =>
      quoteChange(platform, { orderId: params.id, sailingId: body.sailingId, accountId: null }),
    changeOfficeOrder: async ({ params, body, origin, locale }) => {
      const { money: desk, ...rest } = body;
      const wish = { ...rest, desk: desk ?? null, method: null, orderId: params.id, accountId: null };
      await changeOrder(platform, payment, wish, { origin, locale });
      return getOfficeOrder(db, params.id, origin.at);
    },
    replaceGuest: async ({ params, body, caller, origin }) => {
      const own = { orderId: params.id, ownerId: caller.accountId };
      await replaceGuest(platform, { ...body, ...own, by: body.method ?? null, note: '' }, origin);
      const [order] = await getMyOrders(platform, caller.accountId, [params.id]);
      if (!order) throw new AppError('record.missing');
      return { order, now: origin.at.toISOString() };
    },
    replaceOfficeGuest: async ({ params, body, origin }) => {
      const wish = { ...body, orderId: params.id, ownerId: null, by: body.money ?? null };
      await replaceGuest(platform, wish, origin);
      return getOfficeOrder(db, params.id, origin.at);
    },
    orderMoney: ({ params }) => getOrderMoney(db, payment.provider.name, params.id),
    refundProgress: ({ params }) => readRefundProgress(platform, params.id),
    orderCounts: ({ body }) => countOrders(db, body.accountIds),
    referredOrders: ({ body, caller }) => pageReferred(db, caller.accountId, body),
    agentSales: ({ body }) => listAgentSales(db, body.codes),
  };
}
