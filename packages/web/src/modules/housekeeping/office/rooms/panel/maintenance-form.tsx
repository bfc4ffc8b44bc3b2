import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { Checkbox, Skeleton, Text, Textarea, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { useWishKey } from '#lib/use-wish-key.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { Oversold } from '#modules/housekeeping/office/steps/maintenance-form.tsx';
import { oversoldQuery } from '../room-desk-queries.ts';
import { useRefreshRooms } from '../use-refresh-rooms.ts';
import { BackButton } from './back-button.tsx';
import css from './room-panel.module.css';

interface MaintenanceFormProps {
  room: RoomCard;
  onBack: () => void;
}

/** Takes a room out of service: says first which sailings have sold more than is then left. */
export function MaintenanceForm({ room, onBack }: MaintenanceFormProps) {
  const t = useTranslate();
  const refresh = useRefreshRooms();
  const wishKey = useWishKey();
  const [reason, setReason] = useState('');
  const [accepted, setAccepted] = useState(false);
  const [isTried, setTried] = useState(false);
  const { data, error, refetch } = useQuery(oversoldQuery(room.id));
  const start = useMutation({
    mutationFn: () => {
      const body = { reason: reason.trim(), acceptOversold: accepted };
      const id = wishKey(`${room.id} ${JSON.stringify(body)}`);
      return operate(housekeepingCalls.startMaintenance, {
        params: { id: room.id },
        body: { id, ...body },
      });
    },
    onSuccess: ({ number }) => {
      showSuccess(t('roomDesk.takenOut', { number }));
      onBack();
    },
    onSettled: refresh,
  });
  if (!data)
    return (
      <div className={css.body}>
        {error ? <TableFailure message={error.message} onRetry={refetch} /> : <Skeleton height={200} />}
      </div>
    );
  const isOversold = data.oversold.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() && (accepted || !isOversold)) start.mutate();
  };
  return (
    <DrawerForm
      onSubmit={submit}
      saving={start.isPending}
      dirty={reason !== ''}
      submitLabel={t('roomDesk.takeOut', { number: room.number })}
    >
      <div>
        <BackButton onClick={onBack} />
        <Title order={3}>{t('roomDesk.maintenance')}</Title>
      </div>
      <Text size="sm">{t('roomDesk.maintenanceText', { number: room.number })}</Text>
      {isOversold ? (
        <>
          <Oversold sailings={data.oversold} />
          <Checkbox
            label={t('roomDesk.acceptOversold')}
            checked={accepted}
            error={isTried && !accepted ? t('roomDesk.acceptFirst') : null}
            onChange={({ currentTarget }) => setAccepted(currentTarget.checked)}
          />
        </>
      ) : null}
      <Textarea
        label={t('field.reason')}
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
