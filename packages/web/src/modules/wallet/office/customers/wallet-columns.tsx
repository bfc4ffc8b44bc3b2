import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { SortBy } from '@gangway/contract/core/define-call.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { walletCalls } from '@gangway/contract/wallet/calls.ts';
import type { WalletHolder } from '@gangway/contract/wallet/schemas.ts';
import type { translate } from '#lib/i18n.ts';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { DocumentLines, LevelBadge } from '#modules/customers/office/index.ts';
import { StatusBadge } from '#modules/identity/office/index.ts';

type WalletSort = SortBy<typeof walletCalls.pageWallets>;

/** The columns of the customers with their balances. */
export function walletColumns(t: typeof translate): TableColumn<WalletHolder, WalletSort>[] {
  return [
    {
      id: 'realName',
      title: t('field.realName'),
      fixed: true,
      cell: ({ realName, username }) => realName || username,
    },
    {
      id: 'username',
      title: t('field.username'),
      sort: 'username',
      cell: (row) => row.username,
    },
    { id: 'phone', title: t('field.phone'), cell: (row) => row.phone },
    { id: 'level', title: t('column.customerLevel'), cell: (row) => <LevelBadge level={row.level} /> },
    {
      id: 'balance',
      title: t('column.balance'),
      sort: 'balanceSen',
      align: 'right',
      cell: (row) => formatMoney(row.balanceSen),
    },
    {
      id: 'lastRechargeAt',
      title: t('wallets.lastRecharge'),
      sort: 'lastRechargeAt',
      cell: ({ lastRechargeAt }) => (lastRechargeAt ? formatInstant(lastRechargeAt) : null),
    },
    {
      id: 'status',
      vital: true,
      title: t('field.status'),
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    { id: 'email', title: t('field.email'), extra: true, cell: (row) => row.email },
    {
      id: 'gender',
      title: t('field.gender'),
      extra: true,
      cell: ({ gender }) => gender && t(`gender.${gender}`),
    },
    {
      id: 'documents',
      title: t('customers.documents'),
      extra: true,
      cell: (row) => <DocumentLines of={row} />,
    },
    { id: 'remarks', title: t('field.remarks'), wrap: true, extra: true, cell: (row) => row.remarks },
    { id: 'superior', title: t('field.superiorId'), extra: true, cell: (row) => row.superior },
  ];
}
