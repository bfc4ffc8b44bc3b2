import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { AppError } from '../../platform/app-error.ts';
import { sendSheet } from '../../platform/excel/send-sheet.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { answerTogether } from '../../platform/http/answer-together.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawerRoutes } from './drawer/drawer.routes.ts';
import { exportPayments } from './export-payments.query.ts';
import { exportReconciliations } from './export-reconciliations.query.ts';
import { getJump, getPaymentState } from './own-payment.ts';
import { getPaymentDetail } from './payment-detail.query.ts';
import { getPayment, pagePayments } from './payments.queries.ts';
import type { PaymentProvider } from './provider.ts';
import { queryPayment } from './query-payments.ts';
import { receiveMessage } from './receive-message.ts';
import { listReconciliations, reconcile } from './reconcile.ts';
import { resolveParked } from './resolve-parked.ts';
import { retryRefund } from './retry-refund.ts';

/** Throws unless a payment is for what a session by a mailed link was opened for. */
type RequireReach = (db: Db, caller: Caller, paymentId: number) => Promise<void>;

export function paymentsRoutes(
  platform: Platform,
  provider: PaymentProvider,
  requireReach: RequireReach,
): Handlers<typeof paymentsCalls> {
  const { db } = platform;
  return {
    payMethods: () => [...provider.methods],
    paymentState: async ({ params, caller, actor }) => {
      await requireReach(db, caller, params.id);
      return {
        payment: await getPaymentState(platform, provider, caller.accountId, params.id),
        now: actor.at.toISOString(),
      };
    },
    paymentJump: async ({ params, caller }) => {
      await requireReach(db, caller, params.id);
      return getJump(platform, caller.accountId, params.id);
    },
    notify: ({ params, file, request }) =>
      receiveMessage(platform, provider, params.provider, { headers: request.headers, body: file }),
    pagePayments: answerTogether(paymentsCalls.pagePayments, ({ body }) => pagePayments(db, body)),
    exportPayments: async (input) => sendSheet(input, await exportPayments(db, input.body, input.locale)),
    paymentDetail: ({ params }) => getPaymentDetail(db, provider, params.id),
    queryPayment: async ({ params }) => {
      const payment = await getPayment(db, params.id);
      await queryPayment(platform, provider, payment).catch((error: unknown) => {
        platform.log.warn({ err: error, paymentId: params.id }, 'the gateway cannot be asked');
        throw new AppError('payment.gateway');
      });
      return getPaymentDetail(db, provider, params.id);
    },
    resolveParked: async ({ params, body, actor }) => {
      await resolveParked(platform, params.id, body, actor);
      return getPaymentDetail(db, provider, params.id);
    },
    retryRefund: async ({ params, actor }) =>
      getPaymentDetail(db, provider, await retryRefund(platform, provider, params.id, actor)),
    reconcile: ({ body }) => reconcile(platform, provider, body.date),
    listReconciliations: () => listReconciliations(platform),
    exportReconciliations: async (input) =>
      sendSheet(input, await exportReconciliations(platform, input.body, input.locale)),
    ...drawerRoutes(platform, provider),
  };
}
