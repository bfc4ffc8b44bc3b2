import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { slots } from '@gangway/contract/fleet/prices.ts';
import { replaceImages } from '../../modules/fleet/owned-images.store.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { demoDecks, demoHolidays, demoRoomTypes, demoShips, weekdayFactors } from './fleet-data.ts';

/** Gives the id of a stored demo picture. */
export type DemoPicture = (name: string) => number;

/** Two ships, their decks and rooms, and room types with week and holiday prices. */
export async function fillFleet({ db, clock }: Platform, picture: DemoPicture): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await tx.selectFrom('ships').select('id').limit(1).executeTakeFirst()) return;
    const shipIds = new Map<string, number>();
    for (const { pictures, ...ship } of demoShips) {
      const { id } = await tx.insertInto('ships').values(ship).returning('id').executeTakeFirstOrThrow();
      shipIds.set(ship.name, id);
      await replaceImages(tx, 'ship', id, pictures.map(picture));
    }
    const typeIds = new Map<string, number>();
    for (const [position, type] of demoRoomTypes.entries()) {
      const { pictures, baseSen, ...values } = type;
      const row = {
        ...values,
        beds: [...values.beds],
        amenities: [...values.amenities],
        dayOn: true,
        nightOn: true,
        position,
      };
      const { id } = await tx.insertInto('roomTypes').values(row).returning('id').executeTakeFirstOrThrow();
      typeIds.set(type.code, id);
      await replaceImages(tx, 'roomType', id, pictures.map(picture));
      await insertPrices(tx, id, baseSen, portDate(clock()));
    }
    await insertRooms(tx, shipIds, typeIds, clock());
  });
}

async function insertPrices(tx: Tx, roomTypeId: number, baseSen: number, today: string): Promise<void> {
  const week = weekdayFactors.flatMap((factor, index) =>
    slots.map((slot) => ({
      roomTypeId,
      weekday: index + 1,
      slot,
      priceSen: ringgit(baseSen * factor * slotFactor[slot]),
    })),
  );
  await tx.insertInto('weekPrices').values(week).execute();
  const holidays = demoHolidays(today, addDays(today, 365)).flatMap(({ date, nonRefundable }) =>
    slots.map((slot) => ({
      roomTypeId,
      date,
      slot,
      priceSen: ringgit(baseSen * 1.6 * slotFactor[slot]),
      nonRefundable,
    })),
  );
  if (holidays.length > 0) await tx.insertInto('datePrices').values(holidays).execute();
}

const slotFactor = { day: 1, night: 1.25 };

/** Prices end in whole ringgit. */
function ringgit(sen: number): number {
  return Math.round(sen / 100) * 100;
}

async function insertRooms(
  tx: Tx,
  shipIds: Map<string, number>,
  typeIds: Map<string, number>,
  now: Date,
): Promise<void> {
  // Older than anything that was sold, so that they were in service all the time.
  const updatedAt = new Date(now.getTime() - 400 * 86_400_000);
  const rows = demoDecks.flatMap(({ ship, floor, position, type, from, count }) =>
    Array.from({ length: count }, (_, index) => ({
      shipId: shipIds.get(ship) ?? 0,
      roomTypeId: typeIds.get(type) ?? 0,
      number: String(from + index),
      floor,
      position,
      status: 'available' as const,
      notes: '',
      updatedAt,
    })),
  );
  await tx.insertInto('rooms').values(rows).execute();
}
