import { boardingFrom } from '@gangway/contract/sailings/departure.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { readSettings } from '../settings/index.ts';
import { readAvailability } from './availability.queries.ts';
import { listRoomTypes } from './public-catalogue.queries.ts';
import { getSailing } from './sailings.queries.ts';

/** A sailing as the back office sees it: every type that is sold, or could be, with what is taken. */
export async function getSailingDetail(db: Db, id: number, now: Date) {
  const [sailing, availability, roomTypes, settings] = await Promise.all([
    getSailing(db, id, now),
    readAvailability(db, { ids: [id] }, now),
    listRoomTypes(db),
    readSettings(db, 'boarding.openDays'),
  ]);
  const types = availability.flatMap(({ roomTypeId, priceSen, limit, taken, offer }) => {
    const type = roomTypes.find((candidate) => candidate.shown.id === roomTypeId)?.shown;
    if (!type || (priceSen === null && taken === 0)) return [];
    const { code, name, kind } = type;
    return [{ roomTypeId, code, name, kind, priceSen, limit, taken, left: offer?.left ?? null }];
  });
  return {
    sailing,
    boardingFrom: boardingFrom(sailing.date, settings['boarding.openDays']).toISOString(),
    types,
  };
}
