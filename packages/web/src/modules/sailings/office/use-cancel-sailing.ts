import { calls } from '@gangway/contract/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import type { Sailing } from '@gangway/contract/sailings/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { confirmDanger } from '#ui/office/confirm-danger.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { sailingName } from './sailing-name.ts';

/** Cancels a sailing after naming it and how many people have booked it. */
export function useCancelSailing(): (sailing: Sailing) => void {
  const t = useTranslate();
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: ({ id }: Sailing) => operate(sailingsCalls.cancelSailing, { params: { id } }),
    onSuccess: (sailing) =>
      showSuccess(
        t('sailings.stepped', { name: sailingName(sailing), status: t('sailings.status.cancelled') }),
      ),
    onSettled: () => refreshCalls(client, calls.sailings, calls.booking),
  });
  return (sailing) =>
    confirmDanger({
      title: t('sailings.cancelTitle'),
      text: t('sailings.cancelText', { name: sailingName(sailing), people: sailing.peopleTaken }),
      confirm: t('sailings.cancel'),
      onConfirm: () => cancel.mutate(sailing),
    });
}
