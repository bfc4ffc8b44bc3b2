import { mostCounted } from '@gangway/contract/core/counted.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import type { Recharge, WalletHolder } from '@gangway/contract/wallet/schemas.ts';
import { Button } from '@mantine/core';
import { IconPlus, IconReceipt } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { paymentsScreen, rechargesScreen, screenPath } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import type { RowAction } from '#ui/office/data-table/row-actions.tsx';
import { usePageQuery } from '#ui/office/data-table/use-page-query.ts';
import { useTableAddress } from '#ui/office/data-table/use-table-address.ts';
import { useDrawer } from '#ui/office/forms/use-drawer.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanEdit, useCanOpen } from '#ui/office/session/use-session-user.ts';
import { RechargeDrawer } from '../recharge/recharge-drawer.tsx';
import { rechargeColumns } from './recharge-columns.tsx';
import { RechargeFilters, readRechargeFilter, rechargeFilters } from './recharge-filters.tsx';

const table = {
  filters: rechargeFilters,
  sortable: ['createdAt', 'amountSen'],
  sort: { by: 'createdAt', order: 'desc' },
} as const;

/** `/ship/rechargeRecord`: every recharge, and taking a new one. */
export function RechargesScreen() {
  const t = useTranslate();
  const canEdit = useCanEdit(rechargesScreen);
  const address = useTableAddress(table);
  const recharge = useDrawer<{ holder: WalletHolder | null }>();
  const go = useNavigate();
  const seesPayments = useCanOpen(paymentsScreen);
  const { page, size, sort } = address;
  const filter = readRechargeFilter(address.filter);
  const query = usePageQuery(walletCalls.pageRecharges, { body: { page, size, sort, filter } });
  return (
    <>
      <ScreenHeader text={t('recharges.text')}>
        <ExportButton
          call={walletCalls.exportRecharges}
          args={{ body: { filter, sort } }}
          count={query.data?.total}
        />
        {canEdit ? (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => recharge.open({ holder: null })}
          >
            {t('recharge.new')}
          </Button>
        ) : null}
      </ScreenHeader>
      <DataTable
        id="recharges"
        label={t('recharges.table')}
        columns={rechargeColumns(t)}
        query={query}
        address={address}
        rowKey={(row) => row.id}
        rowName={(row) => row.rechargeNo}
        rowActions={(row) => paymentOf(row)}
        {...(seesPayments ? { onOpen: (row: Recharge) => paymentOf(row)[0]?.onClick() } : {})}
        isMuted={({ status }) => status === 'failed'}
        {...(query.data ? { totals: totalsOf(query.data) } : {})}
        empty={{ title: t('recharges.empty'), text: t('recharges.emptyText') }}
        filters={<RechargeFilters address={address} of={query.data?.records[0]?.realName ?? null} />}
      />
      <RechargeDrawer drawer={recharge} />
    </>
  );

  function totalsOf({ total, paidSen }: { total: number; paidSen: number | null }) {
    if (paidSen === null)
      return [{ label: t('recharges.table'), value: t('table.uncounted', { count: mostCounted }) }];
    return [
      { label: t('recharges.table'), value: String(total) },
      { label: t('column.received'), value: formatMoney(paidSen) },
    ];
  }

  /** Every recharge has a payment with a history of its own. */
  function paymentOf({ rechargeNo }: Recharge): RowAction[] {
    if (!seesPayments) return [];
    const to = screenPath(paymentsScreen, { keyword: rechargeNo });
    return [{ label: t('recharges.payment'), icon: IconReceipt, onClick: () => void go(to) }];
  }
}
