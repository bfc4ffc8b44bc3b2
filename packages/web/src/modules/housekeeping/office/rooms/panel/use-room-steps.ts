import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { useWishKey } from '#lib/use-wish-key.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { guestsOf } from '../room-words.ts';
import { useRefreshRooms } from '../use-refresh-rooms.ts';

type Step = 'startCleaning' | 'cleanDone' | 'endMaintenance' | 'checkOut';

/** The steps of a room that are one press. Pressed again after an answer was lost, each is the same wish. */
export function useRoomSteps({ id, number, stay, cleaning, maintenance }: RoomCard) {
  const t = useTranslate();
  const refresh = useRefreshRooms();
  const wishKey = useWishKey();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (step: Step) => {
      if (step === 'checkOut') {
        if (stay) await operate(housekeepingCalls.checkOut, { params: { id: stay.id } });
        return;
      }
      // The step of this time: the next time the room is dirty is another wish.
      const turn = cleaning?.dirtyAt ?? maintenance?.since ?? '';
      await operate(housekeepingCalls[step], {
        params: { id },
        body: { id: wishKey(`${step} ${id} ${turn}`) },
      });
    },
    onSuccess: (_, step) => showSuccess(t(`roomDesk.done.${step}`, { number })),
    onSettled: refresh,
  });
  return {
    busy: isPending ? variables : null,
    startCleaning: () => mutate('startCleaning'),
    cleanDone: () => mutate('cleanDone'),
    endMaintenance: () => mutate('endMaintenance'),
    askToCheckOut: () => {
      if (!stay) return;
      modals.openConfirmModal({
        title: t('roomDesk.checkOutTitle', { number }),
        children: t('roomDesk.checkOutText', { number, guests: guestsOf(stay) }),
        labels: { confirm: t('roomDesk.checkOut'), cancel: t('action.cancel') },
        onConfirm: () => mutate('checkOut'),
      });
    },
  };
}
