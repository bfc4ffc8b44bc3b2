import type { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { monthRange } from '@gangway/contract/core/dates.ts';
import { slideImageLimit } from '@gangway/contract/media/rules.ts';
import { sendSheet } from '../../platform/excel/send-sheet.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { storeImage } from '../media/index.ts';
import { deleteRoute } from './delete-route.ts';
import { exportRoutes } from './export-routes.query.ts';
import { exportSailings } from './export-sailings.query.ts';
import { makePattern } from './make-pattern.ts';
import { getHome, getRouteList, getSailingOffers } from './public-pages.queries.ts';
import { listPublicSailings } from './public-sailings.queries.ts';
import { listRouteNames, listRoutes } from './routes.queries.ts';
import { getSailingDetail } from './sailing-detail.query.ts';
import { listMonthSailings, pageSailings } from './sailings.queries.ts';
import { saveRoute } from './save-route.ts';
import { saveSailing } from './save-sailing.ts';
import { stepSailing } from './step-sailing.ts';

export function sailingsRoutes(platform: Platform): Handlers<typeof sailingsCalls> {
  const { db } = platform;
  return {
    listRoutes: () => listRoutes(db),
    exportRoutes: async (input) => sendSheet(input, await exportRoutes(db, input.locale)),
    listRouteNames: () => listRouteNames(db),
    uploadRouteImage: ({ file, origin }) => storeImage(platform, file, slideImageLimit.formats, origin),
    saveRoute: ({ body, origin }) => saveRoute(platform, body, origin),
    deleteRoute: ({ params, origin }) => deleteRoute(platform, params.id, origin),
    monthSailings: ({ query, origin }) => listMonthSailings(db, query.month, query.shipId, origin.at),
    pageSailings: ({ body, origin }) => pageSailings(db, body, origin.at),
    exportSailings: async (input) =>
      sendSheet(input, await exportSailings(db, input.body, input.locale, input.origin.at)),
    sailingDetail: ({ params, origin }) => getSailingDetail(db, params.id, origin.at),
    saveSailing: ({ body, origin }) => saveSailing(platform, body, origin),
    makePattern: ({ body, origin }) => makePattern(platform, body, origin),
    stepSailing: ({ params, body, origin }) => stepSailing(platform, params.id, body.status, origin),
    cancelSailing: ({ params, origin }) => stepSailing(platform, params.id, 'cancelled', origin),
    home: ({ origin }) => getHome(db, origin.at),
    routeList: ({ query, origin }) => getRouteList(db, query, origin.at),
    monthCalendar: ({ query, origin }) => listPublicSailings(db, monthRange(query.month), origin.at, query),
    sailingOffers: ({ params, origin }) => getSailingOffers(db, params.id, origin.at),
  };
}
