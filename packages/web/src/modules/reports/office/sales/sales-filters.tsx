import { slots } from '@gangway/contract/fleet/prices.ts';
import { salesGroupings } from '@gangway/contract/reports/sales-schemas.ts';
import { Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterPeriod } from '#ui/office/data-table/filter-period.tsx';
import { shipNamesQuery } from '#modules/fleet/office/index.ts';
import css from './sales.module.css';
import type { SalesView } from './use-sales-view.ts';

export function SalesFilters({ view }: { view: SalesView }) {
  const t = useTranslate();
  const { data: ships = [] } = useQuery(shipNamesQuery);
  return (
    <Group gap="xs" className={css.filters} role="search" aria-label={t('table.filters')} data-noprint>
      <Select
        aria-label={t('sales.by')}
        data={salesGroupings.map((value) => ({ value, label: t(`sales.by.${value}`) }))}
        value={view.by}
        onChange={view.setBy}
        allowDeselect={false}
      />
      <FilterPeriod
        from={view.from}
        to={view.to}
        onChange={({ from = view.from, to = view.to }) => view.setPeriod(from, to)}
      />
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
