import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { Alert, Skeleton, Title } from '@mantine/core';
import { IconDoorOff } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { useWishKey } from '#lib/use-wish-key.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { ReasonField } from '#ui/office/forms/reason-field.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { chosenOffer, type Offer, sortOffers } from '../check-in/offers.ts';
import { RoomChoice } from '../check-in/room-choice.tsx';
import { useRoomChoice } from '../check-in/use-room-choice.ts';
import { proposalQuery } from '../room-desk-queries.ts';
import { useRefreshRooms } from '../use-refresh-rooms.ts';
import { BackButton } from './back-button.tsx';
import css from './room-panel.module.css';

interface MoveFormProps {
  stayId: number;
  orderId: number;
  floors: readonly number[];
  onBack: () => void;
  onMoved: (roomId: number) => void;
}

/** Moves the guests of a room to another one; both stays are kept, and the room they leave is to be cleaned. */
export function MoveForm({ stayId, orderId, floors, onBack, onMoved }: MoveFormProps) {
  const t = useTranslate();
  const refresh = useRefreshRooms();
  const wishKey = useWishKey();
  const choice = useRoomChoice();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { data, error, refetch } = useQuery({
    ...proposalQuery(orderId, choice.wishes),
    placeholderData: keepPreviousData,
  });
  const move = useMutation({
    mutationFn: ({ room }: Offer) => {
      const body = { roomId: room.id, reason: reason.trim() };
      const id = wishKey(`${stayId} ${JSON.stringify(body)}`);
      return operate(housekeepingCalls.moveStay, { params: { id: stayId }, body: { id, ...body } });
    },
    onSuccess: ({ room }) => {
      showSuccess(t('roomDesk.moved', { number: room.number }));
      onMoved(room.id);
    },
    onSettled: refresh,
  });
  if (!data)
    return (
      <div className={css.body}>
        {error ? <TableFailure message={error.message} onRetry={refetch} /> : <Skeleton height={300} />}
      </div>
    );
  const { refusal } = data.order;
  if (refusal)
    return (
      <div className={css.body}>
        <BackButton onClick={onBack} />
        <Alert color="coral" icon={<IconDoorOff aria-hidden />} title={t('roomDesk.noRoom')} role="alert">
          {t(`roomDesk.refusal.${refusal}`)}
        </Alert>
      </div>
    );
  const offers = sortOffers(data);
  const chosen = chosenOffer(offers, choice.roomId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen && reason.trim()) move.mutate(chosen);
  };
  return (
    <DrawerForm
      onSubmit={submit}
      saving={move.isPending}
      dirty={reason !== ''}
      disabled={!chosen}
      submitLabel={chosen ? t('roomDesk.moveTo', { number: chosen.room.number }) : t('roomDesk.move')}
    >
      <div>
        <BackButton onClick={onBack} />
        <Title order={3}>{t('roomDesk.moveTitle')}</Title>
      </div>
      <RoomChoice {...choice} offers={offers} chosen={chosen} floors={floors} />
      <ReasonField
        label={t('roomDesk.moveReason')}
        value={reason}
        onChange={setReason}
        isMissing={isTried && !reason.trim()}
      />
    </DrawerForm>
  );
}
