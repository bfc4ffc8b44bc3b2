import { identityCalls } from '@gangway/contract/identity/calls.ts';
import type { SystemUser } from '@gangway/contract/identity/schemas.ts';
import { IconKey, IconPencil, IconTrash, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { confirmDanger } from '#ui/office/confirm-danger.ts';
import type { RowAction } from '#ui/office/data-table/row-actions.tsx';
import { operate } from '#ui/office/operate.ts';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import { showSuccess } from '#ui/office/toast.ts';

/** What the drawer of the users screen is open for. */
export type UserTask =
  | { kind: 'create'; user?: never }
  | { kind: 'edit'; user: SystemUser }
  | { kind: 'password'; user: SystemUser };

/** What can be done with a system user. Nobody disables or deletes themselves. */
export function useUserActions(open: (task: UserTask) => void): (user: SystemUser) => RowAction[] {
  const t = useTranslate();
  const self = useSessionUser();
  const client = useQueryClient();
  const refresh = () => refreshCalls(client, identityCalls);

  const setStatus = useMutation({
    mutationFn: ({ id, version, username, name, roleId, status }: SystemUser) =>
      operate(identityCalls.saveSystemUser, { body: { id, version, username, name, roleId, status } }),
    onSuccess: ({ username: name, status }) =>
      showSuccess(t(status === 'active' ? 'users.enabled' : 'users.disabled', { name })),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (user: SystemUser) => operate(identityCalls.deleteSystemUser, { params: { id: user.id } }),
    onSuccess: (_, user) => showSuccess(t('users.deleted', { name: user.username })),
    onSettled: refresh,
  });

  return (user) => {
    const name = user.username;
    const own = user.id === self.id;
    return [
      { label: t('action.edit'), icon: IconPencil, onClick: () => open({ kind: 'edit', user }) },
      { label: t('users.reset'), icon: IconKey, onClick: () => open({ kind: 'password', user }) },
      user.status === 'active'
        ? {
            label: t('action.disable'),
            icon: IconUserOff,
            danger: true,
            disabled: own,
            onClick: () =>
              confirmDanger({
                title: t('users.disableTitle', { name }),
                text: t('users.disableText', { name }),
                confirm: t('action.disable'),
                onConfirm: () => setStatus.mutate({ ...user, status: 'disabled' }),
              }),
          }
        : {
            label: t('action.enable'),
            icon: IconUserCheck,
            onClick: () => setStatus.mutate({ ...user, status: 'active' }),
          },
      {
        label: t('action.delete'),
        icon: IconTrash,
        danger: true,
        disabled: own,
        onClick: () =>
          confirmDanger({
            title: t('users.deleteTitle', { name }),
            text: t('users.deleteText', { name, role: user.roleName }),
            confirm: t('action.delete'),
            onConfirm: () => remove.mutate(user),
          }),
      },
    ];
  };
}
