import { isPlainDate } from '@gangway/contract/core/dates.ts';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { sailingsScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import type { TableAddress } from '#ui/office/data-table/use-table-address.ts';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { readId, useAddress } from '#ui/office/use-address.ts';
import { roomTypeNamesQuery, shipNamesQuery } from '#modules/fleet/office/index.ts';
import { RangeFields } from '../range-fields.tsx';
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
  const { data: ships = [] } = useQuery(shipNamesQuery);
  const { data: types = [] } = useQuery(roomTypeNamesQuery);
  const seesSailings = useCanOpen(sailingsScreen);
  const { filter } = address;
  const of = (name: StayFilterName) => ({
    value: filter[name],
    onChange: (value: string | null) => address.setFilter(name, value),
  });
  const label = t('stays.ofSailing', { name: sailing ?? filter.sailingId ?? '' });
  return (
    <>
      {filter.sailingId ? (
        <Button
          variant="light"
          rightSection={<IconX size={14} aria-hidden />}
          aria-label={t('table.dropFilter', { name: label })}
          onClick={() => address.setFilter('sailingId', null)}
        >
          {label}
        </Button>
      ) : seesSailings ? (
        <SailingFilter
          shipId={readId(filter.shipId ?? null) ?? undefined}
          onChange={(id) => address.setFilter('sailingId', id)}
        />
      ) : null}
      <FilterText label={t('stays.keyword')} maxLength={80} {...of('keyword')} />
      <FilterText label={t('field.number')} maxLength={12} {...of('roomNumber')} />
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
      <FilterChoice
        label={t('field.status')}
        choices={(['in', 'out'] as const).map((value) => ({ value, label: t(`stays.state.${value}`) }))}
        {...of('state')}
      />
      <RangeFields
        from={readDate(filter.from)}
        to={readDate(filter.to)}
        onChange={(changed) => change({ ...changed, page: null }, true)}
        clearable
      />
    </>
  );
}

function readDate(text: string | undefined): string | null {
  return text && isPlainDate(text) ? text : null;
}
