import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { newKey } from '#lib/new-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import type { StepKind } from '#modules/housekeeping/office/steps/room-step.ts';
import { useRoomSteps } from '#modules/housekeeping/office/steps/room-steps.tsx';
import { guestsOf } from '../room-words.ts';
import { useRefreshRooms } from '../use-refresh-rooms.ts';

/**
 * What is done to a room by a press. Cleaning goes through the queue of the device: in a gap of the network it waits there, and is
 * shown as done. Guests leave only when the server has said so.
 */
export function useRoomActions({ id, number, shipId, stay }: RoomCard) {
  const t = useTranslate();
  const refresh = useRefreshRooms();
  const { queue } = useRoomSteps();
  const checkOut = useMutation({
    mutationFn: (stayId: number) => operate(housekeepingCalls.checkOut, { params: { id: stayId } }),
    onSuccess: () => showSuccess(t('roomDesk.checkedOut', { number })),
    onSettled: refresh,
  });
  return {
    isLeaving: checkOut.isPending,
    step: (kind: StepKind) =>
      queue.add({
        id: newKey(),
        kind,
        shipId,
        roomId: id,
        roomNumber: number,
        at: new Date().toISOString(),
        reason: '',
        acceptOversold: false,
        refused: null,
      }),
    askToCheckOut: () => {
      if (!stay) return;
      modals.openConfirmModal({
        title: t('roomDesk.checkOutTitle', { number }),
        children: t('roomDesk.checkOutText', { number, guests: guestsOf(stay) }),
        labels: { confirm: t('roomDesk.checkOut'), cancel: t('action.cancel') },
        onConfirm: () => checkOut.mutate(stay.id),
      });
    },
  };
}
