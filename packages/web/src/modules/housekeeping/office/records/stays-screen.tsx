import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { StayRecord } from '@gangway/contract/housekeeping/schemas.ts';
import { IconFilter, IconReceipt } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { ordersScreen, screenPath } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import type { RowAction } from '#ui/office/data-table/row-actions.tsx';
import { usePageQuery } from '#ui/office/data-table/use-page-query.ts';
import { useTableAddress } from '#ui/office/data-table/use-table-address.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { sailingName } from '#modules/sailings/office/index.ts';
import { StayCard } from './stay-card.tsx';
import { stayColumns } from './stay-columns.tsx';
import { readStayFilter, stayFilters } from './stay-filter.ts';
import { StayFilters } from './stay-filters.tsx';

const table = {
  filters: stayFilters,
  sortable: ['checkedInAt', 'checkedOutAt', 'roomNumber'],
  sort: { by: 'checkedInAt', order: 'desc' },
} as const;

/** `/ship/roomRecord`: who was in which room, from when to when. */
export function StaysScreen() {
  const t = useTranslate();
  const navigate = useNavigate();
  const seesOrders = useCanOpen(ordersScreen);
  const address = useTableAddress(table);
  const { page, size, sort } = address;
  const filter = readStayFilter(address.filter);
  const query = usePageQuery(housekeepingCalls.pageStays, { body: { page, size, sort, filter } });
  const sample = query.data?.records[0]?.sailing;

  function rowActions(stay: StayRecord): RowAction[] {
    const narrow = {
      label: t('stays.onlySailing'),
      icon: IconFilter,
      onClick: () => address.setFilter('sailingId', String(stay.sailing.id)),
    };
    if (!seesOrders) return [narrow];
    const order = { label: t('stays.toOrder'), icon: IconReceipt, onClick: () => openOrder(stay) };
    return [narrow, order];
  }
  const openOrder = (stay: StayRecord) => void navigate(screenPath(ordersScreen, { order: stay.orderId }));

  return (
    <>
      <ScreenHeader text={t('stays.text')}>
        <ExportButton
          call={housekeepingCalls.exportStays}
          args={{ body: { filter, sort } }}
          count={query.data?.total}
        />
      </ScreenHeader>
      <DataTable
        id="stays"
        label={t('stays.table')}
        columns={stayColumns(t)}
        query={query}
        address={address}
        rowKey={(stay) => stay.id}
        rowName={(stay) => t('rooms.name', { number: stay.room.number })}
        rowActions={rowActions}
        {...(seesOrders ? { onOpen: openOrder } : {})}
        card={drawCard}
        empty={{ title: t('stays.empty'), text: t('stays.emptyText') }}
        filters={
          <StayFilters
            address={address}
            sailing={sample?.id === filter.sailingId && sample ? sailingName(sample) : undefined}
          />
        }
      />
    </>
  );
}

const drawCard = (stay: StayRecord) => <StayCard stay={stay} />;
