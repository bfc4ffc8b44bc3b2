import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import type { Room } from '@gangway/contract/fleet/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { confirmDanger } from '#ui/office/confirm-danger.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';

/** Asks, then deletes a room. */
export function useDeleteRoom(): (room: Room) => void {
  const t = useTranslate();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (room: Room) => operate(fleetCalls.deleteRoom, { params: { id: room.id } }),
    onSuccess: (_, { number }) => showSuccess(t('fleet.deleted', { name: t('rooms.name', { number }) })),
    onSettled: () => refreshCalls(client, fleetCalls),
  });
  return (room) => {
    const { number, shipName: ship } = room;
    confirmDanger({
      title: t('rooms.deleteTitle', { number }),
      text: t('rooms.deleteText', { number, ship }),
      confirm: t('action.delete'),
      onConfirm: () => remove.mutate(room),
    });
  };
}
