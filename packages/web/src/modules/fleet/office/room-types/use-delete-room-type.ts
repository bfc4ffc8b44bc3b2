import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import type { RoomType } from '@gangway/contract/fleet/schemas.ts';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { confirmDanger } from '#ui/office/confirm-danger.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';

/** Asks, then deletes a room type; one that has rooms is not even asked about. */
export function useDeleteRoomType(): (type: RoomType) => void {
  const t = useTranslate();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (type: RoomType) => operate(fleetCalls.deleteRoomType, { params: { id: type.id } }),
    onSuccess: (_, { code }) => showSuccess(t('fleet.deleted', { name: code })),
    onSettled: () => refreshCalls(client, fleetCalls),
  });
  return (type) => {
    const { code, rooms } = type;
    if (rooms > 0) {
      modals.open({ title: t('roomTypes.inUseTitle', { code }), children: t('roomTypes.inUse', { rooms }) });
      return;
    }
    confirmDanger({
      title: t('roomTypes.deleteTitle', { code }),
      text: t('roomTypes.deleteText', { code }),
      confirm: t('action.delete'),
      onConfirm: () => remove.mutate(type),
    });
  };
}
