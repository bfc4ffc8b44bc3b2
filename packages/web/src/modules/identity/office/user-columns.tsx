import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { SortBy } from '@gangway/contract/core/define-call.ts';
import type { identityCalls } from '@gangway/contract/identity/calls.ts';
import type { SystemUser } from '@gangway/contract/identity/schemas.ts';
import type { translate } from '#lib/i18n.ts';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { StatusBadge } from './status-badge.tsx';

type UserSort = SortBy<typeof identityCalls.pageSystemUsers>;

/** The columns of the system users. */
export function userColumns(t: typeof translate): TableColumn<SystemUser, UserSort>[] {
  return [
    {
      id: 'username',
      title: t('field.username'),
      sort: 'username',
      fixed: true,
      cell: (user) => user.username,
    },
    { id: 'name', title: t('field.name'), cell: (user) => user.name },
    { id: 'role', title: t('field.roleId'), cell: (user) => user.roleName },
    {
      id: 'status',
      vital: true,
      title: t('field.status'),
      cell: (user) => <StatusBadge status={user.status} />,
    },
    {
      id: 'introduction',
      title: t('field.introduction'),
      wrap: true,
      extra: true,
      cell: (user) => user.introduction,
    },
    {
      id: 'lastLoginAt',
      title: t('column.lastLogin'),
      sort: 'lastLoginAt',
      cell: (user) => (user.lastLoginAt ? formatInstant(user.lastLoginAt) : t('status.neverLoggedIn')),
    },
    {
      id: 'createdAt',
      title: t('column.createdAt'),
      sort: 'createdAt',
      cell: (user) => formatInstant(user.createdAt),
    },
    {
      id: 'updatedAt',
      title: t('column.updatedAt'),
      extra: true,
      cell: (user) => formatInstant(user.updatedAt),
    },
  ];
}
