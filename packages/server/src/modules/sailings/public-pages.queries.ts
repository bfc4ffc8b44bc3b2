import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { ParsedInput } from '@gangway/contract/core/define-call.ts';
import type { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import type { HomeData } from '@gangway/contract/sailings/schemas.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { listActiveShips } from '../fleet/index.ts';
import { listSlides } from '../media/index.ts';
import { listPublicRoomTypes, listPublicRoutes } from './public-catalogue.queries.ts';
import { listPublicSailings } from './public-sailings.queries.ts';

const nextSailings = 6;
const homeDays = 21;
const routeListDays = 31;
const longestRange = 92;

/** What the home page shows. */
export async function getHome(db: Db, now: Date, seen?: Set<number>): Promise<HomeData> {
  const today = portDate(now);
  const [slides, sailings, routes, ships, roomTypes] = await Promise.all([
    listSlides(db, { enabledOnly: true }),
    listPublicSailings(db, { from: today, to: addDays(today, homeDays) }, now, {}, seen),
    listPublicRoutes(db),
    listActiveShips(db),
    listPublicRoomTypes(db),
  ]);
  return {
    slides: slides.map(({ id, title, link, image }) => ({ id, title, link, image })),
    sailings: sailings.slice(0, nextSailings),
    routes,
    ships,
    roomTypes,
  };
}

/** Routes with their sailings between two dates. */
export async function getRouteList(
  db: Db,
  filter: ParsedInput<typeof sailingsCalls.routeList>['query'],
  now: Date,
  seen?: Set<number>,
) {
  const today = portDate(now);
  const from = filter.from && filter.from > today ? filter.from : today;
  const to = filter.to ?? addDays(from, routeListDays - 1);
  if (to > addDays(from, longestRange))
    throw fieldError('request.invalid', 'to', 'validation.big', { max: addDays(from, longestRange) });
  const [routes, ships, roomTypes, sailings] = await Promise.all([
    listPublicRoutes(db),
    listActiveShips(db),
    listPublicRoomTypes(db),
    listPublicSailings(db, { from, to }, now, { slot: filter.slot, port: filter.port }, seen),
  ]);
  return { routes, ships, roomTypes, sailings };
}

/** One sailing with everything needed to choose on it. */
export async function getSailingOffers(db: Db, id: number, now: Date, seen?: Set<number>) {
  const [[sailing], routes, ships, types] = await Promise.all([
    listPublicSailings(db, { ids: [id] }, now, {}, seen),
    listPublicRoutes(db),
    listActiveShips(db),
    listPublicRoomTypes(db),
  ]);
  const route = routes.find((candidate) => candidate.id === sailing?.routeId);
  const ship = ships.find((candidate) => candidate.id === sailing?.shipId);
  if (!sailing || !route || !ship) throw new AppError('record.missing');
  const roomTypes = types.filter((type) => sailing.offers.some((offer) => offer.roomTypeId === type.id));
  return { sailing, route, ship, roomTypes };
}
