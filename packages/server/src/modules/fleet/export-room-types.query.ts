import type { Locale } from '@gangway/contract/core/locales.ts';
import { slots, weekdays } from '@gangway/contract/fleet/prices.ts';
import { knownAmenities, type RoomType } from '@gangway/contract/fleet/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import type { SheetColumn } from '../../platform/excel/write-sheet.ts';
import { translate } from '../../platform/messages/translate.ts';
import { listRoomTypes } from './room-types.queries.ts';

/** Every room type with its week prices, for Excel. */
export async function exportRoomTypes(db: Db, locale: Locale, now: Date): Promise<Sheet<RoomType>> {
  const t = (id: string) => translate(locale, id);
  const { text, number, moment } = sheetColumns<RoomType>(locale);
  const onOff = (on: boolean) => t(on ? 'status.on' : 'status.off');
  return {
    file: 'room-types',
    title: t('roomTypes.table'),
    rows: await listRoomTypes(db, now),
    columns: [
      text('field.code', 14, (type) => type.code),
      text('field.name.en', 24, (type) => type.name.en),
      text('field.name.zh', 18, (type) => type.name.zh),
      text('field.kind', 16, (type) => t(`roomTypes.kind.${type.kind}`)),
      text('field.hasWindow', 14, (type) =>
        type.kind === 'standing' ? null : t(`roomTypes.window.${type.hasWindow ? 'yes' : 'no'}`),
      ),
      number('field.maxOccupancy', (type) => type.maxOccupancy),
      number('field.dailyQuantity', (type) => type.dailyQuantity),
      number('column.roomCount', (type) => (type.kind === 'standing' ? null : type.rooms)),
      text('field.dayOn', 10, (type) => onOff(type.dayOn)),
      text('field.nightOn', 10, (type) => onOff(type.nightOn)),
      ...weekPriceColumns(locale),
      number('datePrices.open', (type) => type.datePrices),
      text('field.beds', 20, (type) => type.beds.map((bed) => t(`roomTypes.bed.${bed}`)).join(', ')),
      text('field.amenities', 36, (type) => type.amenities.map(amenityName).join(', ')),
      text('field.description.en', 40, (type) => type.description.en),
      text('field.description.zh', 40, (type) => type.description.zh),
      moment('column.updatedAt', (type) => type.updatedAt),
    ],
  };

  function amenityName(amenity: string): string {
    return knownAmenities.some((known) => known === amenity) ? t(`roomTypes.amenity.${amenity}`) : amenity;
  }
}

/** One column for each weekday and slot, such as "Mon, day". */
function weekPriceColumns(locale: Locale): SheetColumn<RoomType>[] {
  const { money } = sheetColumns<RoomType>(locale);
  // The first of January 2024 was a Monday.
  const names = weekdays.map((_, index) =>
    new Date(Date.UTC(2024, 0, index + 1)).toLocaleDateString(locale, { weekday: 'short', timeZone: 'UTC' }),
  );
  return weekdays.flatMap((day, index) =>
    slots.map((slot) => ({
      ...money('weekPrices.cell', (type) => type.week[day][slot]),
      title: translate(locale, 'weekPrices.cell', { weekday: names[index] ?? day, slot }),
    })),
  );
}
