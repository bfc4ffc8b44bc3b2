import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { type OfficeOrder, orderSorts } from '@gangway/contract/booking/office-schemas.ts';
import { Button } from '@mantine/core';
import { IconBan, IconCash, IconEye, IconGift, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { giftRight, ordersScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import type { RowAction } from '#ui/office/data-table/row-actions.tsx';
import { usePageQuery } from '#ui/office/data-table/use-page-query.ts';
import { useTableAddress } from '#ui/office/data-table/use-table-address.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { ScreenSkeleton } from '#ui/office/screen-skeleton.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { CounterSale } from './counter/counter-sale.tsx';
import { OrderPanel } from './detail/order-panel.tsx';
import { useOrderActions } from './detail/use-order-actions.tsx';
import { LinkedFilters } from './list/linked-filters.tsx';
import { orderColumns } from './list/order-columns.tsx';
import { orderFilters, readOrderFilter } from './list/order-filter.ts';
import { OrderFilters } from './list/order-filters.tsx';
import { orderTotals } from './list/order-totals.ts';
import { useOrdersView } from './use-orders-view.ts';

const PapersView = lazy(async () => ({ default: (await import('./papers/papers-view.tsx')).PapersView }));

const table = {
  filters: orderFilters,
  sortable: orderSorts,
  sort: { by: 'createdAt', order: 'desc' },
} as const;

/** `/ship/shipOrder`: every order, the page of each, and the sale at the counter. */
export function OrdersScreen() {
  const view = useOrdersView();
  const canEdit = useCanEdit(ordersScreen);
  if (view.selling && canEdit)
    return (
      <CounterSale
        againId={view.againId}
        onLeave={() => view.endSale(view.againId ?? undefined)}
        onSold={view.endSale}
      />
    );
  if (view.papersOf !== null && canEdit)
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <PapersView id={view.papersOf} onLeave={view.closePapers} />
      </Suspense>
    );
  return <OrderList canEdit={canEdit} />;
}

function OrderList({ canEdit }: { canEdit: boolean }) {
  const t = useTranslate();
  const view = useOrdersView();
  const address = useTableAddress(table);
  const actions = useOrderActions();
  const mayGive = useCanEdit(giftRight);
  const { page, size, sort } = address;
  const filter = readOrderFilter(address.filter);
  const query = usePageQuery(bookingCalls.pageOrders, { body: { page, size, sort, filter } });

  function rowActions(order: OfficeOrder): RowAction[] {
    const look = { label: t('action.open'), icon: IconEye, onClick: () => view.openOrder(order.id) };
    if (!canEdit || order.status !== 'unpaid') return [look];
    return [
      look,
      { label: t('shipOrder.takeMoney'), icon: IconCash, onClick: () => actions.takeMoney(order) },
      ...(mayGive
        ? [{ label: t('shipOrder.giveAway'), icon: IconGift, onClick: () => actions.giveAway(order) }]
        : []),
      { label: t('shipOrder.cancel'), icon: IconBan, danger: true, onClick: () => actions.cancel(order) },
    ];
  }

  return (
    <>
      <ScreenHeader>
        <ExportButton
          call={bookingCalls.exportOrders}
          args={{ body: { filter, sort } }}
          count={query.data?.total}
        />
        {canEdit ? (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={view.startSale}>
            {t('counter.title')}
          </Button>
        ) : null}
      </ScreenHeader>
      <DataTable
        id="orders"
        label={t('shipOrder.table')}
        columns={orderColumns(t)}
        query={query}
        address={address}
        rowKey={(order) => order.id}
        rowName={(order) => order.orderNo}
        rowActions={rowActions}
        onOpen={(order) => view.openOrder(order.id)}
        isMuted={({ status }) => status === 'canceled' || status === 'refunded'}
        {...(query.data ? { totals: orderTotals(t, query.data) } : {})}
        empty={{ title: t('shipOrder.empty'), text: t('shipOrder.emptyText') }}
        filters={
          <>
            <LinkedFilters address={address} sample={query.data?.records[0]} />
            <OrderFilters address={address} />
          </>
        }
      />
      <OrderPanel
        id={view.orderId}
        canEdit={canEdit}
        justSold={view.justSold}
        actions={actions}
        onOpen={view.openOrder}
        onPapers={view.openPapers}
        onAgain={view.bookAgain}
        onClose={view.closeOrder}
      />
    </>
  );
}
