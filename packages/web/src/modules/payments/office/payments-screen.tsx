import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { Button } from '@mantine/core';
import { IconEye, IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { paymentsScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { usePageQuery } from '#ui/office/data-table/use-page-query.ts';
import { useTableAddress } from '#ui/office/data-table/use-table-address.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { useNow } from '#ui/office/use-now.ts';
import { PaymentPanel } from './detail/payment-panel.tsx';
import { paymentColumns, paymentSorts } from './list/payment-columns.tsx';
import { paymentFilters, readPaymentFilter } from './list/payment-filter.ts';
import { PaymentFilters } from './list/payment-filters.tsx';
import { ParkedAlarm } from './parked-alarm.tsx';
import { dayTotalsQuery } from './payments-queries.ts';
import { ReconcileDrawer } from './reconcile/reconcile-drawer.tsx';
import { PaymentSummary } from './summary/payment-summary.tsx';
import { usePaymentsView } from './use-payments-view.ts';

const table = {
  filters: paymentFilters,
  sortable: paymentSorts,
  sort: { by: 'createdAt', order: 'desc' },
} as const;

/** `/business/paymentRecord`: every payment, the page of each, and the comparison with the gateway's own list. */
export function PaymentsScreen() {
  const t = useTranslate();
  const view = usePaymentsView();
  const canEdit = useCanEdit(paymentsScreen);
  const address = useTableAddress(table);
  const today = portDate(useNow(60_000));
  const { page, size, sort } = address;
  const filter = readPaymentFilter(address.filter);
  const query = usePageQuery(paymentsCalls.pagePayments, { body: { page, size, sort, filter } });
  const { data: todays } = useQuery(dayTotalsQuery(today));
  const chosenDay = filter.from !== undefined && filter.from === filter.to ? filter.from : null;

  return (
    <>
      <ScreenHeader text={t('paymentRecord.text')}>
        <ExportButton
          call={paymentsCalls.exportPayments}
          args={{ body: { filter, sort } }}
          count={query.data?.total}
        />
        <Button
          variant="default"
          leftSection={<IconScale size={16} aria-hidden />}
          onClick={() => view.reconcile(addDays(today, -1))}
        >
          {t('reconcile.open')}
        </Button>
      </ScreenHeader>
      <DataTable
        id="payments"
        label={t('paymentRecord.title')}
        columns={paymentColumns(t)}
        query={query}
        address={address}
        rowKey={(payment) => payment.id}
        rowName={(payment) => payment.paymentNo}
        rowActions={(payment) => [
          { label: t('action.open'), icon: IconEye, onClick: () => view.openPayment(payment.id) },
        ]}
        onOpen={(payment) => view.openPayment(payment.id)}
        isMuted={({ status }) => status === 'canceled' || status === 'failed'}
        empty={{ title: t('paymentRecord.empty'), text: t('paymentRecord.emptyText') }}
        summary={
          <>
            <ParkedAlarm count={query.data?.parked ?? 0} onShow={view.showParked} />
            <PaymentSummary
              today={today}
              todays={todays}
              matching={query.data}
              chosenDay={chosenDay}
              onDay={view.showDay}
            />
          </>
        }
        filters={<PaymentFilters address={address} />}
      />
      <PaymentPanel id={view.paymentId} canEdit={canEdit} onClose={view.closePayment} />
      <ReconcileDrawer
        date={view.reconciling}
        today={today}
        canEdit={canEdit}
        onDate={view.reconcile}
        onShow={view.showNumber}
        onClose={view.closeReconcile}
      />
    </>
  );
}
