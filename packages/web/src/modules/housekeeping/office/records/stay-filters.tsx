import { sailingsScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterPeriod } from '#ui/office/data-table/filter-period.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import { LinkedFilter } from '#ui/office/data-table/linked-filter.tsx';
import type { TableAddress } from '#ui/office/data-table/use-table-address.ts';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { readId, useAddress } from '#ui/office/use-address.ts';
import { RoomPlaceFilters } from '#modules/fleet/office/index.ts';
import { SailingFilter } from './sailing-filter.tsx';
import type { StayFilterName } from './stay-filter.ts';

interface StayFiltersProps {
  address: Pick<TableAddress<StayFilterName>, 'filter' | 'setFilter'>;
  /** What the sailing is called, where the list is of one. */
  sailing: string | undefined;
}

/** The filters of the check-in records. */
export function StayFilters({ address, sailing }: StayFiltersProps) {
  const t = useTranslate();
  const { change } = useAddress();
  const seesSailings = useCanOpen(sailingsScreen);
  const { filter } = address;
  const of = (name: StayFilterName) => ({
    value: filter[name],
    onChange: (value: string | null) => address.setFilter(name, value),
  });
  return (
    <>
      {filter.sailingId ? (
        <LinkedFilter
          label={t('stays.ofSailing', { name: sailing ?? filter.sailingId })}
          onDrop={() => address.setFilter('sailingId', null)}
        />
      ) : seesSailings ? (
        <SailingFilter
          shipId={readId(filter.shipId ?? null) ?? undefined}
          onChange={(id) => address.setFilter('sailingId', id)}
        />
      ) : null}
      <FilterText label={t('stays.keyword')} maxLength={80} {...of('keyword')} />
      <FilterText label={t('field.number')} maxLength={12} {...of('roomNumber')} />
      <RoomPlaceFilters of={of} />
      <FilterChoice
        label={t('field.status')}
        choices={(['in', 'out'] as const).map((value) => ({ value, label: t(`stays.state.${value}`) }))}
        {...of('state')}
      />
      <FilterPeriod
        from={filter.from}
        to={filter.to}
        onChange={(changed) => change({ ...changed, page: null }, true)}
      />
    </>
  );
}
