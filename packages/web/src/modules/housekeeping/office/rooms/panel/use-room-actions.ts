import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { modals } from '@mantine/modals';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { operate } from '#ui/office/operate.ts';
import { showError, showSuccess } from '#ui/office/toast.ts';
import { behindMs } from '#modules/housekeeping/office/steps/behind-ms.ts';
import { clock } from '#modules/housekeeping/office/steps/refusal-words.ts';
import { useAskMaintenance } from '#modules/housekeeping/office/steps/use-ask-maintenance.tsx';
import { useDoStep } from '#modules/housekeeping/office/steps/use-do-step.ts';
import { useUndo } from '#modules/housekeeping/office/steps/use-undo.ts';
import { overviewQuery } from '../room-desk-queries.ts';
import { guestsOf } from '../room-words.ts';
import { useRefreshRooms } from '../use-refresh-rooms.ts';

/**
 * What is done to a room by a press. Cleaning goes through the queue of the device: in a gap of the network it waits there, and is
 * shown as done. Guests leave only when the server has said so.
 */
export function useRoomActions(room: RoomCard) {
  const t = useTranslate();
  const { id, number, shipId, stay } = room;
  const refresh = useRefreshRooms();
  const { data, dataUpdatedAt } = useQuery(overviewQuery(shipId));
  const behind = behindMs(data?.readAt, dataUpdatedAt);
  const doStep = useDoStep(behind);
  const askMaintenance = useAskMaintenance(doStep);
  const checkOut = useMutation({
    mutationFn: (stayId: number) => operate(housekeepingCalls.checkOut, { params: { id: stayId } }),
    // Another desk may have been faster: then nothing was done, and it is said who did it.
    onSuccess: ({ wasOver, checkedOutBy, checkedOutAt }) =>
      wasOver
        ? showError(
            t('roomDesk.wasCheckedOut', {
              number,
              by: checkedOutBy ?? t('steps.somebody'),
              at: clock(checkedOutAt ?? ''),
            }),
          )
        : showSuccess(t('roomDesk.checkedOut', { number })),
    onSettled: refresh,
  });
  return {
    isLeaving: checkOut.isPending,
    step: (kind: 'startCleaning' | 'cleanDone' | 'endMaintenance') => doStep(kind, room),
    undo: useUndo(behind)(id),
    askMaintenance: () => askMaintenance(room),
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
