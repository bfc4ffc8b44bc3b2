import { emptyWeek, type Slot, weekdays, type WeekPrices } from '@gangway/contract/fleet/prices.ts';
import type { RoomType } from '@gangway/contract/fleet/schemas.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { imagesOf } from './owned-images.store.ts';

export async function listRoomTypes(db: Db, now: Date): Promise<RoomType[]> {
  const rows = await select(db, now).orderBy('kind').orderBy('position').orderBy('id').execute();
  return present(db, rows);
}

export async function findRoomType(db: Db, id: number, now: Date): Promise<RoomType | null> {
  const rows = await select(db, now).where('id', '=', id).execute();
  return (await present(db, rows))[0] ?? null;
}

export async function listRoomTypeNames(db: Db) {
  const rows = await db
    .selectFrom('roomTypes')
    .select(['id', 'code', 'kind', 'nameEn', 'nameZh'])
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return rows.map(({ nameEn, nameZh, ...row }) => ({ ...row, name: { en: nameEn, zh: nameZh } }));
}

/** Week prices by room type. */
export async function weekPricesOf(db: Db, ids: readonly number[]): Promise<Map<number, WeekPrices>> {
  const weeks = new Map(ids.map((id) => [id, emptyWeek()]));
  if (ids.length === 0) return weeks;
  const rows = await db.selectFrom('weekPrices').selectAll().where('roomTypeId', 'in', ids).execute();
  for (const { roomTypeId, weekday, slot, priceSen } of rows) {
    const week = weeks.get(roomTypeId);
    const day = weekdays[weekday - 1];
    if (week && day) week[day][slot] = priceSen;
  }
  return weeks;
}

/** Prices set for dates between two days, both included, one row a date. */
export async function datePricesOf(db: Db, roomTypeId: number, from: string, to: string) {
  const { rows } = await sql<{
    date: string;
    day: number | null;
    night: number | null;
    nonRefundable: boolean;
  }>`
    select date, max(price_sen) filter (where slot = 'day') as day, max(price_sen) filter (where slot = 'night') as night,
           bool_or(non_refundable) as non_refundable
      from date_prices where room_type_id = ${roomTypeId} and date between ${from} and ${to}
     group by date order by date`.execute(db);
  return rows;
}

export function switchOf(type: { dayOn: boolean; nightOn: boolean }, slot: Slot): boolean {
  return slot === 'day' ? type.dayOn : type.nightOn;
}

function select(db: Db, now: Date) {
  const today = portDate(now);
  return db
    .selectFrom('roomTypes')
    .selectAll()
    .select([
      sql<number>`(select count(*) from rooms r where r.room_type_id = room_types.id)`.as('rooms'),
      sql<number>`(select count(distinct d.date) from date_prices d
                    where d.room_type_id = room_types.id and d.date >= ${today}::date)`.as('datePrices'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

async function present(db: Db, rows: Row[]): Promise<RoomType[]> {
  const ids = rows.map((row) => row.id);
  const [images, weeks] = await Promise.all([imagesOf(db, 'roomType', ids), weekPricesOf(db, ids)]);
  return rows.map(({ nameEn, nameZh, descriptionEn, descriptionZh, position: _, updatedAt, ...row }) => ({
    ...row,
    name: { en: nameEn, zh: nameZh },
    description: { en: descriptionEn, zh: descriptionZh },
    images: images.get(row.id) ?? [],
    week: weeks.get(row.id) ?? emptyWeek(),
    updatedAt: updatedAt.toISOString(),
  }));
}
