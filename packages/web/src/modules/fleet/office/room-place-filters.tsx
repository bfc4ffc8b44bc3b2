import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import { roomTypeNamesQuery, shipNamesQuery } from './fleet-queries.ts';

interface RoomPlaceFiltersProps {
  /** What a filter shows and does, by its name. */
  of: (name: 'shipId' | 'roomTypeId' | 'floor') => {
    value: string | undefined;
    onChange: (value: string | null) => void;
  };
}

/** Filters by where a room is: its ship, its type, its floor. */
export function RoomPlaceFilters({ of }: RoomPlaceFiltersProps) {
  const t = useTranslate();
  const { data: ships = [] } = useQuery(shipNamesQuery);
  const { data: types = [] } = useQuery(roomTypeNamesQuery);
  return (
    <>
      <FilterChoice
        label={t('field.shipId')}
        choices={ships.map((ship) => ({ value: String(ship.id), label: ship.name }))}
        {...of('shipId')}
      />
      <FilterChoice
        label={t('field.roomTypeId')}
        choices={types
          .filter((type) => type.kind === 'cabin')
          .map((type) => ({ value: String(type.id), label: type.code }))}
        {...of('roomTypeId')}
      />
      <FilterText label={t('field.floor')} maxLength={3} {...of('floor')} />
    </>
  );
}
