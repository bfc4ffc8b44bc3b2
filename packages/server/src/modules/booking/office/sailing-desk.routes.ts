import type { sailingDeskCalls } from '@gangway/contract/booking/sailing-desk-calls.ts';
import { sendSheet } from '../../../platform/excel/send-sheet.ts';
import type { Handlers } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { exportCallList } from './call-list-sheet.ts';
import { listCalls } from './call-list.query.ts';
import { exportSailingGuests } from './guest-list-sheet.ts';
import { markCalled } from './mark-called.ts';
import { listSailingGuests, readSailingMoney } from './sailing-desk.queries.ts';

export function sailingDeskRoutes(platform: Platform): Handlers<typeof sailingDeskCalls> {
  const { db } = platform;
  return {
    sailingGuests: ({ params, locale }) => listSailingGuests(db, params.id, locale),
    exportSailingGuests: async (input) => {
      const { params, body, locale } = input;
      const asked = { sailingId: params.id, keyword: body.filter.keyword };
      return sendSheet(input, await exportSailingGuests(db, asked, locale));
    },
    sailingMoney: ({ params, actor }) => readSailingMoney(db, params.id, actor.at),
    callList: ({ params, locale }) => listCalls(db, params.id, { locale }),
    exportCallList: async (input) =>
      sendSheet(input, await exportCallList(db, input.params.id, input.locale)),
    markCalled: ({ params, body, actor }) => markCalled(platform, { ...body, orderId: params.id }, actor),
  };
}
