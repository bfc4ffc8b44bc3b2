import { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { Customer } from '@gangway/contract/customers/records.ts';
import { customerLevel } from '@gangway/contract/customers/schemas.ts';
import { accountStatus } from '@gangway/contract/identity/schemas.ts';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { customersScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import type { RowAction } from '#ui/office/data-table/row-actions.tsx';
import { usePageQuery } from '#ui/office/data-table/use-page-query.ts';
import { useTableAddress } from '#ui/office/data-table/use-table-address.ts';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { useDrawer } from '#ui/office/forms/use-drawer.ts';
import { operate } from '#ui/office/operate.ts';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { PasswordResetForm } from '#modules/identity/office/index.ts';
import { customerColumns } from './customer-columns.tsx';
import { CustomerForm } from './customer-form.tsx';
import { CustomerFilters } from './customer-filters.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { orderCountsQuery } from './customer-queries.ts';
import { useCustomerActions } from './use-customer-actions.ts';
import { useCustomerView } from './use-customer-view.ts';

const table = {
  filters: ['keyword', 'level', 'status', 'superiorId'],
  sortable: ['registeredAt', 'username', 'lastLoginAt'],
  sort: { by: 'registeredAt', order: 'desc' },
} as const;

/** `/ship/userInfoRecord`: everybody with a customer account. */
export function CustomersScreen() {
  const t = useTranslate();
  const canEdit = useCanEdit(customersScreen);
  const address = useTableAddress(table);
  const view = useCustomerView();
  const reset = useDrawer<Customer>();
  const edit = useDrawer<Customer>();
  const actionsOf = useCustomerActions({ edit: edit.open, resetPassword: reset.open });
  const { page, size, sort } = address;
  const filter = readFilter(address.filter);
  const query = usePageQuery(customersCalls.pageCustomers, { body: { page, size, sort, filter } });
  const { data: counts } = useQuery(orderCountsQuery((query.data?.records ?? []).map(({ id }) => id)));

  function rowActions(customer: Customer): RowAction[] {
    const look = { label: t('action.look'), icon: IconEye, onClick: () => view.open(customer.id) };
    return canEdit ? [look, ...actionsOf(customer)] : [look];
  }

  return (
    <>
      <ScreenHeader text={t('customers.text')}>
        <ExportButton
          call={customersCalls.exportCustomers}
          args={{ body: { filter, sort } }}
          count={query.data?.total}
        />
      </ScreenHeader>
      <DataTable
        id="customers"
        label={t('customers.table')}
        columns={customerColumns(t, counts)}
        query={query}
        address={address}
        rowKey={(customer) => customer.id}
        rowName={(customer) => customer.username}
        rowActions={rowActions}
        onOpen={(customer) => view.open(customer.id)}
        isMuted={({ status }) => status === 'disabled'}
        empty={{ title: t('customers.empty'), text: t('customers.emptyText') }}
        filters={<CustomerFilters address={address} superior={query.data?.records[0]?.superior ?? null} />}
      />
      <CustomerPanel id={view.customerId} actionsOf={canEdit ? actionsOf : null} onClose={view.close} />
      <FormDrawer
        opened={edit.opened}
        title={edit.item ? t('customers.editOf', { name: edit.item.username }) : ''}
        onClose={edit.close}
      >
        {edit.item ? <CustomerForm key={edit.turn} customer={edit.item} onSaved={edit.close} /> : null}
      </FormDrawer>
      <FormDrawer
        opened={reset.opened}
        title={reset.item ? t('users.resetOf', { name: reset.item.username }) : ''}
        onClose={reset.close}
      >
        {reset.item ? (
          <PasswordResetForm
            key={reset.turn}
            name={reset.item.username}
            reset={setPassword(reset.item.id)}
            onSaved={reset.close}
          />
        ) : null}
      </FormDrawer>
    </>
  );
}

function setPassword(id: number) {
  return (password: string) =>
    operate(
      customersCalls.resetCustomerPassword,
      { params: { id }, body: { password } },
      'users.resetFailed',
    );
}

type Filter = Partial<Record<(typeof table.filters)[number], string>>;

/** What of the address the server can be asked for; the rest was typed by hand and is left out. */
function readFilter({ keyword, ...filter }: Filter) {
  const level = customerLevel.safeParse(filter.level).data;
  const status = accountStatus.safeParse(filter.status).data;
  const superiorId = Number(filter.superiorId);
  return {
    ...(keyword ? { keyword } : {}),
    ...(level ? { level } : {}),
    ...(status ? { status } : {}),
    ...(Number.isSafeInteger(superiorId) && superiorId > 0 ? { superiorId } : {}),
  };
}
