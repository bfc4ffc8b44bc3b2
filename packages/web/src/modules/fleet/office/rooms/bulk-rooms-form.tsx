import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { bulkRoomsBody } from '@gangway/contract/fleet/schemas.ts';
import { NumberInput, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';
import { callKey, refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { chosenPosition, placeBody, RoomPlaceFields } from './room-place-fields.tsx';

interface BulkRoomsFormProps {
  /** The ship the table is about, to start with. */
  shipId: string | null;
  onSaved: () => void;
}

interface BulkValues extends Record<string, unknown> {
  shipId: string | null;
  roomTypeId: string | null;
  floor: number | string;
  position: string | null;
  prefix: string;
  from: number | string;
  to: number | string;
}

const schema = bulkRoomsBody.safeExtend({ position: chosenPosition });

/** Makes many rooms of one kind at once, after showing which. */
export function BulkRoomsForm({ shipId, onSaved }: BulkRoomsFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const { form, frame } = useOfficeForm<BulkValues, typeof schema>({
    initialValues: { shipId, roomTypeId: null, floor: '', position: null, prefix: '', from: '', to: '' },
    draft: 'rooms_new',
    schema,
    scope: 'room',
    toBody: (values) => bodyOf(values, true),
    save: async (body) => {
      const { created } = await operate(fleetCalls.bulkRooms, { body });
      showSuccess(t('rooms.made', { count: created.length }));
      await refreshCalls(client, fleetCalls);
      onSaved();
    },
  });
  const [settled] = useDebouncedValue(form.values, 300);
  const asked = schema.safeParse(bodyOf(settled, false)).data;
  const preview = useQuery({
    queryKey: [...callKey(fleetCalls.bulkRooms), asked ?? null],
    queryFn: ({ signal }) =>
      asked ? callApi(fleetCalls.bulkRooms, { body: asked }, { signal, quiet: 'check' }) : null,
  });
  return (
    <DrawerForm {...frame} submitLabel={t('rooms.make', { count: preview.data?.created.length ?? 0 })}>
      <Text size="sm" c="dimmed">
        {t('rooms.bulkText')}
      </Text>
      <RoomPlaceFields inputProps={form.getInputProps} />
      <SimpleGrid cols={3} spacing="sm">
        <TextInput
          label={t('field.prefix')}
          description={t('rooms.prefixText')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={6}
          autoComplete="off"
          {...form.getInputProps('prefix')}
        />
        <NumberInput
          label={t('rooms.firstNumber')}
          required
          withAsterisk={false}
          min={0}
          max={99_999}
          allowDecimal={false}
          {...form.getInputProps('from')}
        />
        <NumberInput
          label={t('rooms.lastNumber')}
          required
          withAsterisk={false}
          min={0}
          max={99_999}
          allowDecimal={false}
          {...form.getInputProps('to')}
        />
      </SimpleGrid>
      <BulkPreview result={preview.data ?? null} />
    </DrawerForm>
  );
}

function bodyOf({ prefix, from, to, ...place }: BulkValues, write: boolean) {
  return {
    ...placeBody(place),
    prefix,
    ...(from === '' ? {} : { from: Number(from) }),
    ...(to === '' ? {} : { to: Number(to) }),
    write,
  };
}
