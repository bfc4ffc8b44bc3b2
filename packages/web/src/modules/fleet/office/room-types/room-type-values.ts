import { emptyWeek } from '@gangway/contract/fleet/prices.ts';
import type { RoomType } from '@gangway/contract/fleet/schemas.ts';
import { readWeek, type WeekTexts, weekTexts } from './week-texts.ts';

/** What the fields of a room type hold. */
export interface RoomTypeValues
  extends
    Pick<
      RoomType,
      'code' | 'kind' | 'name' | 'description' | 'amenities' | 'beds' | 'dayOn' | 'nightOn' | 'images'
    >,
    Record<string, unknown> {
  window: 'yes' | 'no';
  maxOccupancy: string;
  dailyQuantity: number | string;
  week: WeekTexts;
}

/** A room type as its fields start out; null is a new one. */
export function roomTypeValues(type: RoomType | null): RoomTypeValues {
  return {
    code: type?.code ?? '',
    kind: type?.kind ?? 'cabin',
    name: type?.name ?? { en: '', zh: '' },
    description: type?.description ?? { en: '', zh: '' },
    window: (type?.hasWindow ?? true) ? 'yes' : 'no',
    maxOccupancy: String(type?.maxOccupancy ?? 2),
    dailyQuantity: type?.dailyQuantity ?? '',
    amenities: type?.amenities ?? [],
    beds: type?.beds ?? [],
    dayOn: type?.dayOn ?? true,
    nightOn: type?.nightOn ?? true,
    images: type?.images ?? [],
    week: weekTexts(type?.week ?? emptyWeek()),
  };
}

/** What the fields hold, as the contract wants it. A boarding pass is for one person, without window and beds. */
export function roomTypeBody(values: RoomTypeValues, id: number | undefined): Record<string, unknown> {
  const { window, maxOccupancy, dailyQuantity, beds, images, week, ...rest } = values;
  const cabin = values.kind === 'cabin';
  return {
    ...rest,
    ...(id === undefined ? {} : { id }),
    hasWindow: cabin && window === 'yes',
    maxOccupancy: cabin ? Number(maxOccupancy) : 1,
    ...(dailyQuantity === '' ? {} : { dailyQuantity: Number(dailyQuantity) }),
    beds: cabin ? beds : [],
    imageIds: images.map((image) => image.id),
    week: readWeek(week),
  };
}
