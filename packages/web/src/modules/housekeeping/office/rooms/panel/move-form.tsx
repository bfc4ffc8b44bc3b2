import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { Alert, Skeleton, Textarea, Title } from '@mantine/core';
import { IconDoorOff } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { useWishKey } from '#lib/use-wish-key.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { chosenOffer, type Offer, sortOffers } from '../check-in/offers.ts';
import { RoomChoice } from '../check-in/room-choice.tsx';
import { proposalQuery, type RoomWishes } from '../room-desk-queries.ts';
import { useRefreshRooms } from '../use-refresh-rooms.ts';
import { BackButton } from './back-button.tsx';
import css from './room-panel.module.css';

interface MoveFormProps {
  stay: NonNullable<RoomCard['stay']>;
  floors: readonly number[];
  onBack: () => void;
  onMoved: (roomId: number) => void;
}

/** Moves the guests of a room to another one; both stays are kept, and the room they leave is to be cleaned. */
export function MoveForm({ stay, floors, onBack, onMoved }: MoveFormProps) {
  const t = useTranslate();
  const refresh = useRefreshRooms();
  const wishKey = useWishKey();
  const [wishes, setWishes] = useState<RoomWishes>({});
  const [roomId, setRoomId] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { data, error, refetch } = useQuery({
    ...proposalQuery(stay.orderId, wishes),
    placeholderData: keepPreviousData,
  });
  const move = useMutation({
    mutationFn: ({ room }: Offer) => {
      const body = { roomId: room.id, reason: reason.trim() };
      const id = wishKey(`${stay.id} ${JSON.stringify(body)}`);
      return operate(housekeepingCalls.moveStay, { params: { id: stay.id }, body: { id, ...body } });
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
  const chosen = chosenOffer(offers, roomId);
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
      <RoomChoice
        offers={offers}
        chosen={chosen}
        onChoose={setRoomId}
        floors={floors}
        wishes={wishes}
        onWishes={(next) => {
          setWishes(next);
          setRoomId(null);
        }}
      />
      <Textarea
        label={t('roomDesk.moveReason')}
        required
        withAsterisk={false}
        maxLength={200}
        autosize
        minRows={2}
        value={reason}
        error={isTried && !reason.trim() ? t('form.reasonMissing') : null}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </DrawerForm>
  );
}
