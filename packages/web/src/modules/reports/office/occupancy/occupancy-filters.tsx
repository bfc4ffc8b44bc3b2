import { slots } from '@gangway/contract/fleet/prices.ts';
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { shipNamesQuery } from '#modules/fleet/office/index.ts';
import { MonthBar } from '#modules/sailings/office/index.ts';
import css from './occupancy.module.css';
import type { OccupancyView } from './use-occupancy-view.ts';

export function OccupancyFilters({ view, today }: { view: OccupancyView; today: string }) {
  const t = useTranslate();
  const { data: ships = [] } = useQuery(shipNamesQuery);
  return (
    <Group
      gap="xs"
      mb="sm"
      className={css.filters}
      role="search"
      aria-label={t('table.filters')}
      data-noprint
    >
      <MonthBar month={view.month} onMonth={view.setMonth} onToday={() => view.setMonth(today.slice(0, 7))} />
      <FilterChoice
        label={t('field.shipId')}
        choices={ships.map((ship) => ({ value: String(ship.id), label: ship.name }))}
        value={view.shipId === null ? undefined : String(view.shipId)}
        onChange={view.setShip}
      />
      <FilterChoice
        label={t('field.slot')}
        choices={slots.map((value) => ({ value, label: t(`sailings.slotTitle.${value}`) }))}
        value={view.slot ?? undefined}
        onChange={view.setSlot}
      />
    </Group>
  );
}
