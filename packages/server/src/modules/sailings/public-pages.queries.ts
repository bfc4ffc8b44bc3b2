import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import type { HomeData } from '@gangway/contract/sailings/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Seen } from '../../platform/http/kept-values.ts';
import { listSlides } from '../media/index.ts';
import type { LookAround } from './look-around.ts';
import { listSailingsOnSale } from './public-sailings.queries.ts';

const nextSailings = 6;
const homeDays = 21;

/** What the home page shows. */
export async function getHome(db: Db, look: LookAround, now: Date, seen: Seen): Promise<HomeData> {
  const today = portDate(now);
  const range = { from: today, to: addDays(today, homeDays) };
  const catalogue = await look.catalogue(seen);
  const [slides, onSale] = await Promise.all([
    listSlides(db, { enabledOnly: true }),
    listSailingsOnSale(db, range, now),
  ]);
  const sailings = await look.withLeft(onSale, now, seen);
  return {
    slides: slides.map(({ id, title, link, image }) => ({ id, title, link, image })),
    sailings: sailings.slice(0, nextSailings),
    ...catalogue,
  };
}

/** One sailing with everything needed to choose on it. */
export async function getSailingOffers(db: Db, look: LookAround, id: number, now: Date, seen: Seen) {
  const [sailing] = await look.withLeft(await listSailingsOnSale(db, { ids: [id] }, now), now, seen);
  if (!sailing) throw new AppError('record.missing');
  const { routes, ships, roomTypes: types } = await look.catalogue(seen);
  const route = routes.find((candidate) => candidate.id === sailing.routeId);
  const ship = ships.find((candidate) => candidate.id === sailing.shipId);
  if (!route || !ship) throw new AppError('record.missing');
  const roomTypes = types.filter((type) => sailing.offers.some((offer) => offer.roomTypeId === type.id));
  return { sailing, route, ship, roomTypes };
}
