import { identityCalls } from '@gangway/contract/identity/calls.ts';
import type { Role } from '@gangway/contract/identity/schemas.ts';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { confirmDanger } from '#ui/office/confirm-danger.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';

/** Deletes a role after asking; one that accounts hold cannot go, and the box says how many do. */
export function useDeleteRole(): (role: Role) => void {
  const t = useTranslate();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (role: Role) => operate(identityCalls.deleteRole, { params: { id: role.id } }),
    onSuccess: (_, role) => showSuccess(t('roles.deleted', { name: role.name })),
    onSettled: () => refreshCalls(client, identityCalls),
  });
  return (role) => {
    const { name, accounts } = role;
    if (accounts > 0) {
      modals.open({ title: t('roles.inUseTitle', { name }), children: t('roles.inUse', { name, accounts }) });
      return;
    }
    confirmDanger({
      title: t('roles.deleteTitle', { name }),
      text: t('roles.deleteText', { name }),
      confirm: t('action.delete'),
      onConfirm: () => remove.mutate(role),
    });
  };
}
