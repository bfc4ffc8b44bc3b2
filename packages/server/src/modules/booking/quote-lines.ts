import type { Quote } from '@gangway/contract/booking/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { readAvailability, type TypeOnSailing } from '../sailings/index.ts';
import { readBookingSettings } from './booking-settings.ts';
import { presentSailing, sailingColumns } from './orders.queries.ts';
import { totalOf, unitsOf } from './price-line.ts';
import { termsOf } from './require-terms.ts';

export interface QuotedLine {
  sailingId: number;
  roomTypeId: number;
  people: number;
}

/** What lines cost at this moment, and whether each by itself can still be bought. */
export async function quoteLines(db: Db, lines: readonly QuotedLine[], now: Date): Promise<Quote[]> {
  if (lines.length === 0) return [];
  const sailingIds = [...new Set(lines.map((line) => line.sailingId))];
  const typeIds = [...new Set(lines.map((line) => line.roomTypeId))];
  const [types, sailings, roomTypes, settings] = await Promise.all([
    readAvailability(db, { ids: sailingIds }, now),
    listSailings(db, sailingIds),
    db.selectFrom('roomTypes').selectAll().where('id', 'in', typeIds).execute(),
    readBookingSettings(db),
  ]);
  return lines.map((line) => {
    const type = types.find((one) => one.sailingId === line.sailingId && one.roomTypeId === line.roomTypeId);
    const sailing = sailings.find((one) => one.sailingId === line.sailingId) ?? null;
    const roomType = roomTypes.find((one) => one.id === line.roomTypeId);
    return {
      ...judge(type, line.people),
      terms: type?.offer ? termsOf(type, settings) : null,
      sailing: sailing && presentSailing(sailing),
      roomType: roomType
        ? {
            id: roomType.id,
            code: roomType.code,
            kind: roomType.kind,
            name: { en: roomType.nameEn, zh: roomType.nameZh },
            hasWindow: roomType.hasWindow,
          }
        : null,
    };
  });
}

function judge(
  type: TypeOnSailing | undefined,
  people: number,
): Pick<Quote, 'state' | 'totalSen' | 'nonRefundable' | 'left'> {
  if (!type?.offer) return { state: 'closed', totalSen: null, nonRefundable: false, left: 0 };
  const { kind, offer, capacity, peopleTaken, maxOccupancy, nonRefundable } = type;
  const fits = kind === 'standing' || people <= maxOccupancy;
  const isThere = fits && offer.left >= unitsOf(kind, people) && capacity - peopleTaken >= people;
  return {
    state: isThere ? 'open' : 'gone',
    totalSen: totalOf(kind, offer.priceSen, people),
    nonRefundable,
    left: offer.left,
  };
}

function listSailings(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('sailings')
    .innerJoin('ships', 'ships.id', 'sailings.shipId')
    .innerJoin('routes', 'routes.id', 'sailings.routeId')
    .select(['sailings.id as sailingId', ...sailingColumns])
    .where('sailings.id', 'in', ids)
    .execute();
}
