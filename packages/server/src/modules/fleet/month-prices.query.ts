import { daysOfMonth } from '@gangway/contract/core/dates.ts';
import { monthRange } from '@gangway/contract/core/month-range.ts';
import { priceOn, slots } from '@gangway/contract/fleet/prices.ts';
import type { ResultingPrice } from '@gangway/contract/fleet/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { datePricesOf, findRoomType, switchOf } from './room-types.queries.ts';

/** What a room type costs on every date and slot of a month, by the same rule the sale uses. */
export async function getMonthPrices(db: Db, roomTypeId: number, month: string, now: Date) {
  const type = await findRoomType(db, roomTypeId, now);
  if (!type) throw new AppError('record.missing');
  const { from, to } = monthRange(month);
  const dates = await datePricesOf(db, roomTypeId, from, to);
  const resulting = daysOfMonth(month).flatMap((date) =>
    slots.map((slot): ResultingPrice => {
      const price = priceOn({ week: type.week, dates }, date, slot);
      if (!price) return { date, slot, sen: null, nonRefundable: false, source: 'none' };
      const source = switchOf(type, slot) ? price.source : 'off';
      return { date, slot, sen: price.sen, nonRefundable: price.nonRefundable, source };
    }),
  );
  return { resulting, dates };
}
