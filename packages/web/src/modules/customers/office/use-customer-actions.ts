import { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { Customer } from '@gangway/contract/customers/records.ts';
import { IconKey, IconPencil, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { confirmDanger } from '#ui/office/confirm-danger.ts';
import type { RowAction } from '#ui/office/data-table/row-actions.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';

interface CustomerWishes {
  edit: (customer: Customer) => void;
  resetPassword: (customer: Customer) => void;
}

/** What staff can do with a customer: put details right, a new password, and shutting the account or opening it again. */
export function useCustomerActions({
  edit,
  resetPassword,
}: CustomerWishes): (customer: Customer) => RowAction[] {
  const t = useTranslate();
  const client = useQueryClient();
  const setStatus = useMutation({
    mutationFn: ({ id, status }: Pick<Customer, 'id' | 'status'>) =>
      operate(customersCalls.setCustomerStatus, { params: { id }, body: { status } }),
    onSuccess: ({ username: name, status }) =>
      showSuccess(t(status === 'active' ? 'users.enabled' : 'users.disabled', { name })),
    onSettled: () => refreshCalls(client, customersCalls),
  });

  return (customer) => {
    const { id, username: name } = customer;
    return [
      { label: t('customers.edit'), icon: IconPencil, onClick: () => edit(customer) },
      { label: t('users.reset'), icon: IconKey, onClick: () => resetPassword(customer) },
      customer.status === 'active'
        ? {
            label: t('action.disable'),
            icon: IconUserOff,
            danger: true,
            onClick: () =>
              confirmDanger({
                title: t('users.disableTitle', { name }),
                text: t('customers.disableText', { name }),
                confirm: t('action.disable'),
                onConfirm: () => setStatus.mutate({ id, status: 'disabled' }),
              }),
          }
        : {
            label: t('action.enable'),
            icon: IconUserCheck,
            onClick: () =>
              confirmDanger({
                title: t('customers.enableTitle', { name }),
                text: t('customers.enableText', { name }),
                confirm: t('action.enable'),
                onConfirm: () => setStatus.mutate({ id, status: 'active' }),
              }),
          },
    ];
  };
}
