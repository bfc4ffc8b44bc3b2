import { floorRange, roomPosition, roomStatus } from '@gangway/contract/fleet/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import type { TableAddress } from '#ui/office/data-table/use-table-address.ts';
import { RoomPlaceFilters } from '../room-place-filters.tsx';

export const roomFilters = ['keyword', 'shipId', 'roomTypeId', 'floor', 'position', 'status'] as const;
type RoomFilterName = (typeof roomFilters)[number];

/** The filters of the rooms. */
export function RoomsFilters({
  address,
}: {
  address: Pick<TableAddress<RoomFilterName>, 'filter' | 'setFilter'>;
}) {
  const t = useTranslate();
  const of = (name: RoomFilterName) => ({
    value: address.filter[name],
    onChange: (value: string | null) => address.setFilter(name, value),
  });
  return (
    <>
      <FilterText label={t('field.number')} maxLength={30} {...of('keyword')} />
      <RoomPlaceFilters of={of} />
      <FilterChoice
        label={t('field.room.position')}
        choices={roomPosition.options.map((value) => ({ value, label: t(`rooms.position.${value}`) }))}
        {...of('position')}
      />
      <FilterChoice
        label={t('field.status')}
        choices={roomStatus.options.map((value) => ({ value, label: t(`rooms.status.${value}`) }))}
        {...of('status')}
      />
    </>
  );
}

/** What stands in the address may be anything; only what the server understands is asked for. */
export function readRoomFilter(filter: Partial<Record<RoomFilterName, string>>) {
  return {
    keyword: filter.keyword,
    shipId: readNumber(filter.shipId, 1),
    roomTypeId: readNumber(filter.roomTypeId, 1),
    floor: readNumber(filter.floor, floorRange.min),
    position: roomPosition.safeParse(filter.position).data,
    status: roomStatus.safeParse(filter.status).data,
  };
}

function readNumber(text: string | undefined, least: number): number | undefined {
  const value = Number(text);
  return text && Number.isSafeInteger(value) && value >= least ? value : undefined;
}
