import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { SortBy } from '@gangway/contract/core/define-call.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { Customer } from '@gangway/contract/customers/records.ts';
import type { translate } from '#lib/i18n.ts';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { StatusBadge } from '#modules/identity/office/index.ts';
import { DocumentLines } from './document-lines.tsx';
import { LevelBadge } from './level-badge.tsx';

type CustomerSort = SortBy<typeof customersCalls.pageCustomers>;
type Counts = ReadonlyMap<number, { orders: number; paidSen: number }> | undefined;

/** The columns of the customers; counts come later than the rows and stay away where they cannot be had. */
export function customerColumns(t: typeof translate, counts: Counts): TableColumn<Customer, CustomerSort>[] {
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
      cell: (customer) => customer.username,
    },
    { id: 'phone', title: t('field.phone'), cell: (customer) => customer.phone },
    { id: 'email', title: t('field.email'), extra: true, cell: (customer) => customer.email },
    {
      id: 'level',
      title: t('column.customerLevel'),
      cell: (customer) => <LevelBadge level={customer.level} />,
    },
    {
      id: 'balance',
      title: t('column.balance'),
      align: 'right',
      cell: ({ balanceSen }) => formatMoney(balanceSen),
    },
    {
      id: 'orders',
      title: t('column.orderCount'),
      align: 'right',
      cell: ({ id }) => counts && (counts.get(id)?.orders ?? 0),
    },
    {
      id: 'paid',
      title: t('customers.paid'),
      align: 'right',
      cell: ({ id }) => counts && formatMoney(counts.get(id)?.paidSen ?? 0),
    },
    {
      id: 'status',
      vital: true,
      title: t('field.status'),
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      id: 'registeredAt',
      title: t('customers.registered'),
      sort: 'registeredAt',
      cell: (customer) => formatInstant(customer.registeredAt),
    },
    {
      id: 'gender',
      title: t('field.gender'),
      cell: ({ gender }) => gender && t(`gender.${gender}`),
    },
    {
      id: 'documents',
      title: t('customers.documents'),
      cell: (customer) => <DocumentLines of={customer} />,
    },
    {
      id: 'remarks',
      title: t('field.remarks'),
      wrap: true,
      cell: (customer) => customer.remarks,
    },
    { id: 'birthDate', title: t('field.birthDate'), extra: true, cell: (customer) => customer.birthDate },
    {
      id: 'referenceCode',
      title: t('field.referenceCode'),
      cell: (customer) => customer.referenceCode,
    },
    {
      id: 'superior',
      title: t('field.superiorId'),
      extra: true,
      cell: (customer) => customer.superior,
    },
    {
      id: 'lastLoginAt',
      title: t('column.lastLogin'),
      sort: 'lastLoginAt',
      extra: true,
      cell: ({ lastLoginAt }) => (lastLoginAt ? formatInstant(lastLoginAt) : t('status.neverLoggedIn')),
    },
  ];
}
