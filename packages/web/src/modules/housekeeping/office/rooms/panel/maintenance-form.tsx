import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { OversoldSailing, RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { Alert, Checkbox, Skeleton, Text, Textarea, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { useWishKey } from '#lib/use-wish-key.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { sailingName } from '#modules/sailings/office/index.ts';
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
      showSuccess(t('roomDesk.done.startMaintenance', { number }));
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
        <Alert color="coral" title={t('roomDesk.oversold', { count: data.oversold.length })}>
          <ul>
            {data.oversold.map((sailing) => (
              <li key={sailing.sailing.id}>
                <Oversold {...sailing} />
              </li>
            ))}
          </ul>
          <Checkbox
            label={t('roomDesk.acceptOversold')}
            checked={accepted}
            error={isTried && !accepted ? t('roomDesk.acceptFirst') : null}
            onChange={({ currentTarget }) => setAccepted(currentTarget.checked)}
          />
        </Alert>
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

function Oversold({ sailing, sold, left, short, upgrades }: OversoldSailing) {
  const t = useTranslate();
  return (
    <>
      <strong>{sailingName(sailing)}</strong>
      <br />
      {t('roomDesk.short', { sold, left, short })}
      <br />
      {upgrades.length > 0
        ? t('roomDesk.upgradeTo', {
            types: upgrades.map(({ code, free }) => t('roomDesk.free', { code, free })).join(', '),
          })
        : t('roomDesk.noUpgrade')}
    </>
  );
}
