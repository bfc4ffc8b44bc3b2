import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import type { Ship } from '@gangway/contract/fleet/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { confirmDanger } from '#ui/office/confirm-danger.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';

/** Asks, then deletes a ship; what became of it is told, since one in use is decommissioned instead. */
export function useDeleteShip(): (ship: Ship) => void {
  const t = useTranslate();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (ship: Ship) => operate(fleetCalls.deleteShip, { params: { id: ship.id } }),
    onSuccess: ({ outcome }, { name }) => showSuccess(t(`ships.outcome.${outcome}`, { name })),
    onSettled: () => refreshCalls(client, fleetCalls),
  });
  return (ship) => {
    const { name, rooms } = ship;
    confirmDanger({
      ...(rooms > 0
        ? {
            title: t('ships.decommissionTitle', { name }),
            text: t('ships.decommissionText', { name, rooms }),
            confirm: t('ships.decommission'),
          }
        : {
            title: t('ships.deleteTitle', { name }),
            text: t('ships.deleteText'),
            confirm: t('action.delete'),
          }),
      onConfirm: () => remove.mutate(ship),
    });
  };
}
