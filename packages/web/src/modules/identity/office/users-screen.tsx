import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { accountStatus, type SystemUser } from '@gangway/contract/identity/schemas.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { usersScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import { usePageQuery } from '#ui/office/data-table/use-page-query.ts';
import { useTableAddress } from '#ui/office/data-table/use-table-address.ts';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { useDrawer } from '#ui/office/forms/use-drawer.ts';
import { operate } from '#ui/office/operate.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { roleNamesQuery } from './identity-queries.ts';
import { PasswordResetForm } from './password-reset-form.tsx';
import { UserForm } from './user-form.tsx';
import { useUserActions, type UserTask } from './use-user-actions.ts';
import { userColumns } from './user-columns.tsx';

const view = {
  filters: ['keyword', 'roleId', 'status'],
  sortable: ['username', 'createdAt', 'lastLoginAt'],
  sort: { by: 'username', order: 'asc' },
} as const;

/** `/permission/users`: the accounts of staff. */
export function UsersScreen() {
  const t = useTranslate();
  const canEdit = useCanEdit(usersScreen);
  const address = useTableAddress(view);
  const drawer = useDrawer<UserTask>();
  const { data: roles = [] } = useQuery(roleNamesQuery);
  const rowActions = useUserActions(drawer.open);

  const { keyword } = address.filter;
  const roleId = Number(address.filter.roleId);
  const status = accountStatus.safeParse(address.filter.status).data;
  const { page, size, sort } = address;
  const filter = {
    ...(keyword ? { keyword } : {}),
    ...(Number.isSafeInteger(roleId) && roleId > 0 ? { roleId } : {}),
    ...(status ? { status } : {}),
  };
  const query = usePageQuery(identityCalls.pageSystemUsers, { body: { page, size, sort, filter } });

  return (
    <>
      <ScreenHeader>
        <ExportButton
          call={identityCalls.exportSystemUsers}
          args={{ body: { filter, sort } }}
          count={query.data?.total}
        />
        {canEdit ? (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => drawer.open({ kind: 'create' })}
          >
            {t('users.create')}
          </Button>
        ) : null}
      </ScreenHeader>
      <DataTable
        id="users"
        label={t('users.table')}
        columns={userColumns(t)}
        query={query}
        address={address}
        rowKey={(user) => user.id}
        rowName={(user) => user.username}
        isMuted={(user) => user.status === 'disabled'}
        {...(canEdit
          ? { rowActions, onOpen: (user: SystemUser) => drawer.open({ kind: 'edit', user }) }
          : {})}
        empty={{ title: t('users.empty'), text: t('users.emptyText') }}
        filters={
          <>
            <FilterText
              wide
              label={t('users.keyword')}
              value={keyword}
              onChange={(value) => address.setFilter('keyword', value)}
            />
            <FilterChoice
              label={t('field.roleId')}
              value={address.filter.roleId}
              choices={roles.map((role) => ({ value: String(role.id), label: role.name }))}
              onChange={(value) => address.setFilter('roleId', value)}
            />
            <FilterChoice
              label={t('field.status')}
              value={status}
              choices={accountStatus.options.map((value) => ({ value, label: t(`users.status.${value}`) }))}
              onChange={(value) => address.setFilter('status', value)}
            />
          </>
        }
      />
      <FormDrawer
        opened={drawer.opened}
        title={drawer.item ? titleOf(drawer.item) : ''}
        onClose={drawer.close}
      >
        {drawer.item?.kind === 'password' ? (
          <PasswordResetForm
            key={drawer.turn}
            name={drawer.item.user.username}
            reset={setPassword(drawer.item.user)}
            onSaved={drawer.close}
          />
        ) : (
          <UserForm key={drawer.turn} user={drawer.item?.user ?? null} roles={roles} onSaved={drawer.close} />
        )}
      </FormDrawer>
    </>
  );

  function titleOf(task: UserTask): string {
    if (task.kind === 'create') return t('users.create');
    return t(task.kind === 'edit' ? 'users.editOf' : 'users.resetOf', { name: task.user.username });
  }
}

function setPassword({ id, version, username, name, roleId, status }: SystemUser) {
  return (password: string) =>
    operate(
      identityCalls.saveSystemUser,
      { body: { id, version, username, name, roleId, status, password } },
      'users.resetFailed',
    );
}
