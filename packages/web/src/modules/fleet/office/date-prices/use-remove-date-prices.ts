import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { confirmDanger } from '#ui/office/confirm-danger.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';

/** Asks, then lets the week prices hold again on some dates. */
export function useRemoveDatePrices(id: number, onRemoved: () => void): (dates: readonly string[]) => void {
  const t = useTranslate();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (dates: readonly string[]) =>
      operate(fleetCalls.deleteDatePrices, { params: { id }, body: { dates: [...dates] } }),
    onSuccess: ({ removed }) => {
      showSuccess(t('datePrices.removed', { count: removed }));
      onRemoved();
    },
    onSettled: () => refreshCalls(client, fleetCalls),
  });
  return (dates) =>
    confirmDanger({
      title: t('datePrices.removeTitle'),
      text: t('datePrices.removeText', { from: dates[0], to: dates.at(-1), count: dates.length }),
      confirm: t('datePrices.remove'),
      onConfirm: () => remove.mutate(dates),
    });
}
