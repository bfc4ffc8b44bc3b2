import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { slideImageLimit } from '@gangway/contract/media/rules.ts';
import { sendSheet } from '../../platform/excel/send-sheet.ts';
import type { KeptAnswers } from '../../platform/http/kept-answers.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { storeImage } from '../media/index.ts';
import { deleteRoute } from './delete-route.ts';
import { exportRoutes } from './export-routes.query.ts';
import { exportSailings } from './export-sailings.query.ts';
import { LookAround } from './look-around.ts';
import { makePattern } from './make-pattern.ts';
import { getHome, getSailingOffers } from './public-pages.queries.ts';
import { listRouteNames, listRoutes } from './routes.queries.ts';
import { getSailingDetail } from './sailing-detail.query.ts';
import { listMonthSailings, pageSailings } from './sailings.queries.ts';
import { saveRoute } from './save-route.ts';
import { saveSailing } from './save-sailing.ts';
import { stepSailing } from './step-sailing.ts';

export function sailingsRoutes(platform: Platform, kept: KeptAnswers): Handlers<typeof sailingsCalls> {
  const { db } = platform;
  const look = new LookAround(db, kept);
  return {
    listRoutes: () => listRoutes(db),
    exportRoutes: async (input) => sendSheet(input, await exportRoutes(db, input.locale)),
    listRouteNames: () => listRouteNames(db),
    uploadRouteImage: ({ file, actor }) => storeImage(platform, file, slideImageLimit.formats, actor),
    saveRoute: ({ body, actor }) => saveRoute(platform, body, actor),
    deleteRoute: ({ params, actor }) => deleteRoute(platform, params.id, actor),
    monthSailings: ({ query, actor }) => listMonthSailings(db, query.month, query.shipId, actor.at),
    pageSailings: ({ body, actor }) => pageSailings(db, body, actor.at),
    exportSailings: async (input) =>
      sendSheet(input, await exportSailings(db, input.body, input.locale, input.actor.at)),
    sailingDetail: ({ params, actor }) => getSailingDetail(db, params.id, actor.at),
    saveSailing: ({ body, actor }) => saveSailing(platform, body, actor),
    makePattern: ({ body, actor }) => makePattern(platform, body, actor),
    stepSailing: ({ params, body, actor }) =>
      stepSailing(platform, params.id, body.status, actor, body.reason),
    cancelSailing: ({ params, body, actor }) =>
      stepSailing(platform, params.id, 'cancelled', actor, body.reason),
    home: ({ actor }) => kept.answer(sailingsCalls.home, null, (seen) => getHome(db, look, actor.at, seen)),
    routeList: async ({ query, actor }) => {
      const wish = await look.wishOfRoutes(query, actor.at);
      return kept.answer(sailingsCalls.routeList, wish, (seen) => look.routeList(wish, actor.at, seen));
    },
    monthCalendar: async ({ query, actor }) => {
      const wish = await look.wishOfMonth(query, actor.at);
      return kept.answer(sailingsCalls.monthCalendar, wish, (seen) => look.sailings(wish, actor.at, seen));
    },
    sailingOffers: ({ params, actor }) =>
      kept.answer(sailingsCalls.sailingOffers, params.id, (seen) =>
        getSailingOffers(db, look, params.id, actor.at, seen),
      ),
  };
}
