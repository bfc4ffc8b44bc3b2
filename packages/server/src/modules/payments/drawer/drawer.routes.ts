import type { drawerCalls } from '@gangway/contract/payments/drawer-calls.ts';
import { sendSheet } from '../../../platform/excel/send-sheet.ts';
import type { Handlers } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PaymentProvider } from '../provider.ts';
import { closeDrawer } from './close-drawer.ts';
import { exportShifts } from './export-shifts.query.ts';
import { handOut } from './hand-out.ts';
import { openDrawer } from './open-drawer.ts';
import { findOwnDrawer, getShiftDetail } from './shift-detail.query.ts';
import { listShiftPeople, pageShifts } from './shifts.queries.ts';

export function drawerRoutes(platform: Platform, provider: PaymentProvider): Handlers<typeof drawerCalls> {
  const { db } = platform;
  return {
    ownDrawer: ({ caller }) => findOwnDrawer(db, caller.accountId),
    openDrawer: ({ body, caller, actor }) => openDrawer(platform, caller.accountId, body.floatSen, actor),
    closeDrawer: ({ params, body, caller, actor }) =>
      closeDrawer(platform, params.id, { ...body, ownerId: caller.accountId }, actor),
    pageOwnShifts: ({ body, caller }) =>
      pageShifts(db, { ...body, filter: { ...body.filter, accountId: caller.accountId } }),
    exportOwnShifts: async (input) => {
      const { body, caller, locale } = input;
      const filter = { ...body.filter, accountId: caller.accountId };
      return sendSheet(input, await exportShifts(db, { ...body, filter }, locale));
    },
    ownShift: ({ params, caller }) => getShiftDetail(db, params.id, caller.accountId),
    handOutRefund: async ({ params, body, actor }) => ({
      paymentId: await handOut(platform, provider, params.id, body, actor),
    }),
    pageShifts: ({ body }) => pageShifts(db, body),
    exportShifts: async (input) => sendSheet(input, await exportShifts(db, input.body, input.locale)),
    shiftPeople: () => listShiftPeople(db),
    shiftDetail: ({ params }) => getShiftDetail(db, params.id),
    closeShift: ({ params, body, actor }) => {
      const { countedSen, reason } = body;
      return closeDrawer(platform, params.id, { ownerId: null, countedSen, note: reason }, actor);
    },
  };
}
