import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { newRoomStatuses } from '@gangway/contract/fleet/room-states.ts';
import { type Room, roomPosition, roomStatus, saveRoomBody } from '@gangway/contract/fleet/schemas.ts';
import { Anchor, Group, Input, Select, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refreshCalls } from '#lib/call-key.ts';
import { checkInScreen, screenPath } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { Link } from '#ui/shared/link.tsx';
import { RoomStatusBadge } from './room-columns.tsx';
import { chosenPosition, placeBody, RoomPlaceFields } from './room-place-fields.tsx';

interface RoomFormProps {
  /** Null for a new one. */
  room: Room | null;
  /** The ship the table is about, to start with. */
  shipId: string | null;
  readOnly: boolean;
  onSaved: () => void;
}

const schema = saveRoomBody.safeExtend({ position: chosenPosition });

/** Creates a room or changes one. */
export function RoomForm({ room, shipId, readOnly, onSaved }: RoomFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const { form, frame, record } = useOfficeForm({
    initialValues: valuesOf(room, shipId),
    draft: `room_${room?.id ?? 'new'}`,
    record: room,
    valuesOf,
    wordOf: (field, value) => {
      const status = field === 'status' ? roomStatus.safeParse(value).data : undefined;
      const position = field === 'position' ? roomPosition.safeParse(value).data : undefined;
      return (status && t(`rooms.status.${status}`)) ?? (position && t(`rooms.position.${position}`));
    },
    schema,
    scope: 'room',
    toBody: ({ number, status, notes, ...place }, known) => ({
      ...(room ? { id: room.id } : {}),
      number,
      // A room that exists keeps the status its steps gave it.
      status: known?.status ?? status,
      notes,
      ...placeBody(place),
    }),
    save: async (body) => {
      const { number } = await operate(fleetCalls.saveRoom, { body });
      showSuccess(t('fleet.saved', { name: t('rooms.name', { number }) }));
      await refreshCalls(client, fleetCalls);
      onSaved();
    },
  });
  return (
    <DrawerForm {...frame} readOnly={readOnly}>
      <TextInput
        label={t('field.number')}
        required
        withAsterisk={false}
        readOnly={readOnly}
        maxLength={12}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('number')}
      />
      <RoomPlaceFields inputProps={form.getInputProps} readOnly={readOnly} />
      {record ? (
        <PresentStatus room={record} error={form.errors['status']} />
      ) : (
        <Select
          label={t('field.status')}
          required
          withAsterisk={false}
          allowDeselect={false}
          readOnly={readOnly}
          data={newRoomStatuses.map((value) => ({ value, label: t(`rooms.status.${value}`) }))}
          {...form.getInputProps('status')}
        />
      )}
      <Textarea
        label={t('field.notes')}
        autosize
        minRows={2}
        maxRows={8}
        readOnly={readOnly}
        {...form.getInputProps('notes')}
      />
    </DrawerForm>
  );
}

function valuesOf(room: Room | null, shipId: string | null = null) {
  return {
    number: room?.number ?? '',
    shipId: room ? String(room.shipId) : shipId,
    roomTypeId: room ? String(room.roomTypeId) : null,
    floor: room?.floor ?? '',
    position: room?.position ?? null,
    status: 'available',
    notes: room?.notes ?? '',
  };
}

/** How a room stands is said here and changed aboard. */
function PresentStatus({ room, error }: { room: Room; error: ReactNode }) {
  const t = useTranslate();
  const seesRooms = useCanOpen(checkInScreen);
  return (
    <Input.Wrapper
      label={t('field.status')}
      labelElement="div"
      description={t('rooms.statusText')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={error}
    >
      <Group gap="sm" my={2}>
        <RoomStatusBadge status={room.status} />
        {seesRooms ? (
          <Anchor
            component={Link}
            to={screenPath(checkInScreen, { ship: room.shipId, room: room.id })}
            size="sm"
          >
            {t('rooms.toOverview')}
          </Anchor>
        ) : null}
      </Group>
    </Input.Wrapper>
  );
}
