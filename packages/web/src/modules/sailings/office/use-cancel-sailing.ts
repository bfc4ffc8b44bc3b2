import { calls } from '@gangway/contract/calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import type { Sailing } from '@gangway/contract/sailings/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { groupedNumber } from '#lib/number-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { confirmDanger } from '#ui/office/confirm-danger.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { sailingName } from './sailing-name.ts';

/** Cancels a sailing for a reason, after naming it, its orders and the money that goes back. */
export function useCancelSailing(): (sailing: Sailing) => void {
  const t = useTranslate();
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      operate(sailingsCalls.cancelSailing, { params: { id }, body: { reason } }),
    onSuccess: (sailing) =>
      showSuccess(
        t('sailings.stepped', { name: sailingName(sailing), status: t('sailings.status.cancelled') }),
      ),
    onSettled: () => refreshCalls(client, calls.sailings, calls.booking),
  });
  const ask = useMutation({
    mutationFn: ({ id }: Sailing) => operate(calls.booking.sailingStakes, { params: { id } }),
    onSuccess: ({ paidOrders, unpaidOrders, people, paidSen }, sailing) =>
      confirmDanger({
        title: t('sailings.cancelTitle'),
        text: t('sailings.cancelText', { name: sailingName(sailing) }),
        facts: [
          [t('danger.paidOrders'), groupedNumber(paidOrders)],
          [t('danger.unpaidOrders'), groupedNumber(unpaidOrders)],
          [t('danger.people'), groupedNumber(people)],
          [t('danger.backSen'), formatMoney(paidSen)],
        ],
        reason: t('sailings.cancelWhy'),
        keep: t('sailings.cancelKeep'),
        confirm: t('sailings.cancel'),
        onConfirm: (reason) => cancel.mutate({ id: sailing.id, reason }),
      }),
  });
  return (sailing) => ask.mutate(sailing);
}
