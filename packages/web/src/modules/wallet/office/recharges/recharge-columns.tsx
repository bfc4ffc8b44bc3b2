import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { SortBy } from '@gangway/contract/core/define-call.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { walletCalls } from '@gangway/contract/wallet/calls.ts';
import type { Recharge } from '@gangway/contract/wallet/schemas.ts';
import { Badge } from '@mantine/core';
import type { translate } from '#lib/i18n.ts';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';

const looks = {
  pending: { variant: 'light', color: 'amber' },
  paid: { variant: 'light', color: 'sea' },
  failed: { variant: 'outline', color: 'coral.7' },
} as const;

/** The columns of the recharges. */
export function rechargeColumns(
  t: typeof translate,
): TableColumn<Recharge, SortBy<typeof walletCalls.pageRecharges>>[] {
  return [
    { id: 'rechargeNo', title: t('recharges.no'), fixed: true, cell: (row) => row.rechargeNo },
    {
      id: 'createdAt',
      title: t('recharges.created'),
      sort: 'createdAt',
      cell: (row) => formatInstant(row.createdAt),
    },
    {
      id: 'status',
      vital: true,
      title: t('field.status'),
      cell: ({ status }) => (
        <Badge {...looks[status]} tt="none" miw="max-content">
          {t(`recharge.status.${status}`)}
        </Badge>
      ),
    },
    { id: 'realName', title: t('field.name'), cell: (row) => row.realName },
    {
      id: 'amount',
      title: t('recharges.amount'),
      sort: 'amountSen',
      align: 'right',
      cell: (row) => formatMoney(row.amountSen),
    },
    {
      id: 'before',
      title: t('recharges.before'),
      align: 'right',
      cell: (row) => (row.balanceBeforeSen === null ? null : formatMoney(row.balanceBeforeSen)),
    },
    { id: 'method', title: t('column.payMethod'), cell: (row) => t(`method.${row.method}`) },
    { id: 'account', title: t('column.account'), cell: (row) => row.account },
    { id: 'slipNo', title: t('field.slipNo'), cell: (row) => row.slipNo },
    {
      id: 'operator',
      title: t('column.operator'),
      cell: (row) => row.operator ?? t('recharges.online'),
    },
    { id: 'operatorId', title: t('recharges.operatorId'), extra: true, cell: (row) => row.operatorId },
    { id: 'accountId', title: t('recharges.accountId'), extra: true, cell: (row) => row.accountId },
    { id: 'remarks', title: t('field.remarks'), wrap: true, cell: (row) => row.remarks },
    {
      id: 'paidAt',
      title: t('recharges.paidAt'),
      extra: true,
      cell: ({ paidAt }) => (paidAt ? formatInstant(paidAt) : null),
    },
    {
      id: 'updatedAt',
      title: t('column.updatedAt'),
      extra: true,
      cell: (row) => formatInstant(row.updatedAt),
    },
  ];
}
