import { slots } from '@gangway/contract/fleet/prices.ts';
import type { Sailing } from '@gangway/contract/sailings/schemas.ts';
import { sailingStatuses, sailingSteps } from '@gangway/contract/sailings/states.ts';
import { IconBan, IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterPeriod } from '#ui/office/data-table/filter-period.tsx';
import type { RowAction } from '#ui/office/data-table/row-actions.tsx';
import { shipNamesQuery } from '#modules/fleet/office/index.ts';
import { sailingColumns } from './sailing-columns.tsx';
import { sailingName } from './sailing-name.ts';
import { routeNamesQuery } from './sailings-queries.ts';
import { useCancelSailing } from './use-cancel-sailing.ts';
import { useSailingsPage } from './use-sailings-page.ts';

interface SailingListProps {
  today: string;
  canEdit: boolean;
  onOpen: (sailing: Sailing) => void;
  onPattern: () => void;
}

/** The sailings as a table with filters. */
export function SailingList({ today, canEdit, onOpen, onPattern }: SailingListProps) {
  const t = useTranslate();
  const { address, query } = useSailingsPage(today);
  const { filter, setFilter } = address;
  const { data: ships = [] } = useQuery(shipNamesQuery);
  const { data: routes = [] } = useQuery(routeNamesQuery);
  const askToCancel = useCancelSailing();

  function rowActions(sailing: Sailing): RowAction[] {
    const open = { label: t('action.open'), icon: IconEye, onClick: () => onOpen(sailing) };
    if (!canEdit) return [open];
    return [
      open,
      {
        label: t('sailings.cancel'),
        icon: IconBan,
        danger: true,
        disabled: !sailingSteps[sailing.status].includes('cancelled'),
        onClick: () => askToCancel(sailing),
      },
    ];
  }

  return (
    <DataTable
      id="sailings"
      label={t('sailings.table')}
      columns={sailingColumns(t)}
      query={query}
      address={address}
      rowKey={(sailing) => sailing.id}
      rowName={sailingName}
      rowActions={rowActions}
      onOpen={onOpen}
      isMuted={({ status }) => status === 'cancelled' || status === 'returned'}
      empty={{
        title: t('sailings.listEmpty'),
        text: t('sailings.monthEmptyText'),
        action: canEdit ? { label: t('sailings.pattern'), onClick: onPattern } : undefined,
      }}
      filters={
        <>
          <FilterChoice
            label={t('field.shipId')}
            value={filter.shipId}
            choices={ships.map((ship) => ({ value: String(ship.id), label: ship.name }))}
            onChange={(value) => setFilter('shipId', value)}
          />
          <FilterChoice
            label={t('field.routeId')}
            value={filter.routeId}
            choices={routes.map((route) => ({
              value: String(route.id),
              label: ownWords(route.destination),
            }))}
            onChange={(value) => setFilter('routeId', value)}
          />
          <FilterChoice
            label={t('field.slot')}
            value={filter.slot}
            choices={slots.map((value) => ({ value, label: t(`sailings.slotTitle.${value}`) }))}
            onChange={(value) => setFilter('slot', value)}
          />
          <FilterChoice
            label={t('field.status')}
            value={filter.status}
            choices={sailingStatuses.map((value) => ({ value, label: t(`sailings.status.${value}`) }))}
            onChange={(value) => setFilter('status', value)}
          />
          <FilterPeriod
            way="ahead"
            from={filter.from}
            to={filter.to}
            onChange={address.setFilters}
            labels={{ from: t('sailings.from'), to: t('sailings.to') }}
          />
        </>
      }
    />
  );
}
