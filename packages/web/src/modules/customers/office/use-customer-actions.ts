import { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { Customer } from '@gangway/contract/customers/records.ts';
import { IconKey, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { useTranslate } from '../../../lib/use-translate.ts';
import { confirmDanger } from '../../../office/confirm-danger.ts';
import type { RowAction } from '../../../office/data-table/row-actions.tsx';
import { showSuccess } from '../../../office/toast.ts';
import { customersKey } from './customer-queries.ts';

/** What staff can do with a customer: a new password, and shutting the account or opening it again. */
export function useCustomerActions(
  resetPassword: (customer: Customer) => void,
): (customer: Customer) => RowAction[] {
  const t = useTranslate();
  const client = useQueryClient();
  const setStatus = useMutation({
    mutationFn: ({ id, status }: Pick<Customer, 'id' | 'status'>) =>
      callApi(customersCalls.setCustomerStatus, { params: { id }, body: { status } }),
    onSuccess: ({ username: name, status }) =>
      showSuccess(t(status === 'active' ? 'users.enabled' : 'users.disabled', { name })),
    onSettled: () => client.invalidateQueries({ queryKey: [customersKey] }),
  });

  return (customer) => {
    const { id, username: name } = customer;
    return [
      { label: t('users.reset'), icon: IconKey, onClick: () => resetPassword(customer) },
      customer.status === 'active'
        ? {
            label: t('users.disable'),
            icon: IconUserOff,
            danger: true,
            onClick: () =>
              confirmDanger({
                title: t('users.disableTitle', { name }),
                text: t('customers.disableText', { name }),
                confirm: t('users.disable'),
                onConfirm: () => setStatus.mutate({ id, status: 'disabled' }),
              }),
          }
        : {
            label: t('users.enable'),
            icon: IconUserCheck,
            onClick: () =>
              confirmDanger({
                title: t('customers.enableTitle', { name }),
                text: t('customers.enableText', { name }),
                confirm: t('users.enable'),
                onConfirm: () => setStatus.mutate({ id, status: 'active' }),
              }),
          },
    ];
  };
}
