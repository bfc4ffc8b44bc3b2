import { formatMoney } from '@gangway/contract/core/money.ts';
import { customerLevel } from '@gangway/contract/customers/schemas.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import type { WalletHolder } from '@gangway/contract/wallet/schemas.ts';
import { Checkbox } from '@mantine/core';
import { IconEraser, IconId, IconListDetails, IconReceipt, IconWallet } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import {
  agentsScreen,
  customerRechargeScreen,
  customersScreen,
  rechargesScreen,
  screenPath,
} from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import type { RowAction } from '#ui/office/data-table/row-actions.tsx';
import { usePageQuery } from '#ui/office/data-table/use-page-query.ts';
import { useTableAddress } from '#ui/office/data-table/use-table-address.ts';
import { useDrawer } from '#ui/office/forms/use-drawer.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanEdit, useCanOpen } from '#ui/office/session/use-session-user.ts';
import { RechargeDrawer } from '../recharge/recharge-drawer.tsx';
import { type ResetSubject, ResetBalanceDrawer } from '../reset-balance/reset-balance-drawer.tsx';
import { StatementDrawer } from '../statement/statement-drawer.tsx';
import { walletColumns } from './wallet-columns.tsx';

const table = {
  filters: ['keyword', 'level', 'funded'],
  sortable: ['balanceSen', 'username', 'lastRechargeAt'],
  sort: { by: 'balanceSen', order: 'desc' },
} as const;

/** `/ship/userInfoRecordRecharge`: the customers with what they have left, each a click away from a recharge. */
export function CustomerRechargeScreen() {
  const t = useTranslate();
  const address = useTableAddress(table);
  const recharge = useDrawer<{ holder: WalletHolder | null }>();
  const reset = useDrawer<ResetSubject>();
  const statement = useDrawer<WalletHolder>();
  const actionsOf = useWalletActions({
    recharge: (holder) => recharge.open({ holder }),
    reset: reset.open,
    statement: statement.open,
  });
  const { page, size, sort } = address;
  const { keyword, level, funded } = address.filter;
  const chosenLevel = customerLevel.safeParse(level).data;
  const filter = {
    ...(keyword ? { keyword } : {}),
    ...(chosenLevel ? { level: chosenLevel } : {}),
    ...(funded ? { funded: true } : {}),
  };
  const query = usePageQuery(walletCalls.pageWallets, { body: { page, size, sort, filter } });
  return (
    <>
      <ScreenHeader text={t('wallets.text')}>
        <ExportButton
          call={walletCalls.exportWallets}
          args={{ body: { filter, sort } }}
          count={query.data?.total}
        />
      </ScreenHeader>
      <DataTable
        id="wallets"
        label={t('wallets.table')}
        columns={walletColumns(t)}
        query={query}
        address={address}
        rowKey={(row) => row.id}
        rowName={(row) => row.username}
        rowActions={actionsOf}
        onOpen={statement.open}
        isMuted={({ status }) => status === 'disabled'}
        {...(query.data ? { totals: totalsOf(query.data) } : {})}
        empty={{ title: t('wallets.empty'), text: t('wallets.emptyText') }}
        filters={
          <>
            <FilterText
              wide
              label={t('wallets.keyword')}
              value={keyword}
              maxLength={80}
              onChange={(value) => address.setFilter('keyword', value)}
            />
            <FilterChoice
              label={t('column.customerLevel')}
              value={chosenLevel}
              choices={customerLevel.options.map((value) => ({ value, label: t(`level.${value}`) }))}
              onChange={(value) => address.setFilter('level', value)}
            />
            <Checkbox
              label={t('wallets.funded')}
              checked={funded !== undefined}
              onChange={(event) => address.setFilter('funded', event.currentTarget.checked ? 'on' : null)}
            />
          </>
        }
      />
      <RechargeDrawer drawer={recharge} />
      <ResetBalanceDrawer drawer={reset} />
      <StatementDrawer drawer={statement} />
    </>
  );

  function totalsOf({ total, balanceSen }: { total: number; balanceSen: number }) {
    return [
      { label: t('wallets.customers'), value: String(total) },
      { label: t('column.balance'), value: formatMoney(balanceSen) },
    ];
  }
}

type Wish = 'recharge' | 'reset' | 'statement';

function useWalletActions(
  wishes: Record<Wish, (holder: WalletHolder) => void>,
): (holder: WalletHolder) => RowAction[] {
  const t = useTranslate();
  const go = useNavigate();
  const canRecharge = useCanEdit(rechargesScreen);
  const canResetAgents = useCanEdit(agentsScreen);
  const canResetOthers = useCanEdit(customerRechargeScreen);
  const seesRecharges = useCanOpen(rechargesScreen);
  const seesCustomers = useCanOpen(customersScreen);
  return (holder) => [
    ...(canRecharge && holder.status === 'active'
      ? [{ label: t('recharge.new'), icon: IconWallet, onClick: () => wishes.recharge(holder) }]
      : []),
    ...(seesRecharges
      ? [
          {
            label: t('wallets.showRecharges'),
            icon: IconListDetails,
            onClick: () => void go(screenPath(rechargesScreen, { accountId: holder.id })),
          },
        ]
      : []),
    ...(seesCustomers
      ? [
          {
            label: t('wallets.openCustomer'),
            icon: IconId,
            onClick: () => void go(screenPath(customersScreen, { customer: holder.id })),
          },
        ]
      : []),
    { label: t('agents.statement'), icon: IconReceipt, onClick: () => wishes.statement(holder) },
    ...((holder.level === 'normal' ? canResetOthers : canResetAgents)
      ? [
          {
            label: holder.level === 'normal' ? t('agents.resetOffline') : t('agents.resetAgent'),
            icon: IconEraser,
            danger: true,
            disabled: holder.balanceSen === 0,
            onClick: () => wishes.reset(holder),
          },
        ]
      : []),
  ];
}
