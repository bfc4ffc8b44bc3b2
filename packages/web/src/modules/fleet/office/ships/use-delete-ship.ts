import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import type { Ship } from '@gangway/contract/fleet/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { askToTakeOut } from './ask-to-take-out.ts';

/** Asks, then deletes a ship; what became of it is told, since one in use is decommissioned instead. */
export function useDeleteShip(): (ship: Ship) => void {
  const t = useTranslate();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: async (ship: Ship) =>
      (await askToTakeOut(ship, 'delete'))
        ? operate(fleetCalls.deleteShip, { params: { id: ship.id } })
        : null,
    onSuccess: (done, { name }) => {
      if (done) showSuccess(t(`ships.outcome.${done.outcome}`, { name }));
    },
    onSettled: () => refreshCalls(client, fleetCalls),
  });
  return (ship) => remove.mutate(ship);
}
