import type { sailingDeskCalls } from '@gangway/contract/booking/sailing-desk-calls.ts';
import { sendSheet } from '../../../platform/excel/send-sheet.ts';
import type { Handlers } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { exportCallList } from './call-list-sheet.ts';
import { listCalls } from './call-list.query.ts';
import { markCalled } from './mark-called.ts';
import { listSailingGuests, readSailingMoney } from './sailing-desk.queries.ts';

export function sailingDeskRoutes(platform: Platform): Handlers<typeof sailingDeskCalls> {
  const { db } = platform;
  return {
    sailingGuests: ({ params }) => listSailingGuests(db, params.id),
    sailingMoney: ({ params, actor }) => readSailingMoney(db, params.id, actor.at),
    callList: ({ params }) => listCalls(db, params.id),
    exportCallList: async (input) =>
      sendSheet(input, await exportCallList(db, input.params.id, input.locale)),
    markCalled: ({ params, body, actor }) => markCalled(platform, { ...body, orderId: params.id }, actor),
  };
}
