import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { roomKind, type RoomType, saveRoomTypeBody } from '@gangway/contract/fleet/schemas.ts';
import { shipImageLimit } from '@gangway/contract/media/rules.ts';
import {
  Group,
  Input,
  SegmentedControl,
  SimpleGrid,
  Switch,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { refreshCalls } from '#lib/call-key.ts';
import { uploadFile } from '#lib/upload-file.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { ImageField } from '#ui/office/image-field/image-field.tsx';
import { operate } from '#ui/office/operate.ts';
import { showError, showSuccess } from '#ui/office/toast.ts';
import { AmenitiesField } from './amenities-field.tsx';
import { CabinFields } from './cabin-fields.tsx';
import { roomTypeBody, type RoomTypeValues, roomTypeValues } from './room-type-values.ts';
import { weekWords } from './week-words.ts';
import { WeekCopy } from './week-copy.tsx';
import { WeekGrid } from './week-grid.tsx';
import { hasUnreadable } from './week-texts.ts';

interface RoomTypeFormProps {
  /** Null for a new one. */
  type: RoomType | null;
  readOnly: boolean;
  onSaved: () => void;
}

/** Creates a room type or changes one, its week prices included. */
export function RoomTypeForm({ type, readOnly, onSaved }: RoomTypeFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const [uploading, setUploading] = useState(false);
  const { form, submit, frame } = useOfficeForm<RoomTypeValues, typeof saveRoomTypeBody, RoomType>({
    initialValues: roomTypeValues(type),
    draft: `roomType_${type?.id ?? 'new'}`,
    record: type,
    valuesOf: roomTypeValues,
    ...weekWords,
    schema: saveRoomTypeBody,
    toBody: (values) => roomTypeBody(values, type?.id),
    save: async (body) => {
      const { code } = await operate(fleetCalls.saveRoomType, { body });
      showSuccess(t('fleet.saved', { name: code }));
      await refreshCalls(client, fleetCalls);
      onSaved();
    },
  });
  const { kind, week } = form.values;

  function submitPrices(event: FormEvent<HTMLFormElement>) {
    if (hasUnreadable(week)) showError(t('price.parseFailed'));
    submit(event);
  }

  return (
    <DrawerForm
      {...frame}
      onSubmit={submitPrices}
      saving={frame.saving || uploading}
      dirty={frame.dirty || uploading}
      readOnly={readOnly}
    >
      <Title order={2}>{t('roomTypes.details')}</Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput
          label={t('field.code')}
          required
          withAsterisk={false}
          readOnly={readOnly}
          maxLength={20}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('code')}
        />
        <Input.Wrapper
          label={t('field.kind')}
          labelElement="div"
          description={readOnly ? null : t(type ? 'roomTypes.kindFixed' : 'roomTypes.kindText')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={form.errors['kind']}
        >
          <SegmentedControl
            fullWidth
            mt={2}
            mb={4}
            aria-label={t('field.kind')}
            disabled={type !== null}
            data={roomKind.options.map((value) => ({ value, label: t(`roomTypes.kind.${value}`) }))}
            value={kind}
            onChange={(value) => form.setFieldValue('kind', roomKind.parse(value))}
          />
        </Input.Wrapper>
        {(['name.en', 'name.zh'] as const).map((field) => (
          <TextInput
            key={field}
            label={t(`field.${field}`)}
            required
            withAsterisk={false}
            readOnly={readOnly}
            maxLength={60}
            {...(field === 'name.zh' ? { lang: 'zh-CN' } : {})}
            {...form.getInputProps(field)}
          />
        ))}
        {(['description.en', 'description.zh'] as const).map((field) => (
          <Textarea
            key={field}
            label={t(`field.${field}`)}
            autosize
            minRows={2}
            maxRows={8}
            readOnly={readOnly}
            maxLength={1000}
            {...(field === 'description.zh' ? { lang: 'zh-CN' } : {})}
            {...form.getInputProps(field)}
          />
        ))}
      </SimpleGrid>

      <Title order={2} mt="sm">
        {t('roomTypes.inside')}
      </Title>
      <CabinFields form={form} readOnly={readOnly} />
      <AmenitiesField
        amenities={form.values.amenities}
        error={form.errors['amenities']}
        readOnly={readOnly}
        onChange={(amenities) => form.setFieldValue('amenities', amenities)}
      />
      <ImageField
        label={t('field.imageIds')}
        images={form.values.images}
        limit={shipImageLimit}
        upload={(file, options) => uploadFile(fleetCalls.uploadRoomTypeImage, {}, file, options)}
        onChange={(images) => form.setFieldValue('images', images)}
        onUploading={setUploading}
        error={form.errors['imageIds']}
        path="imageIds"
        readOnly={readOnly}
      />

      <Title order={2} mt="sm">
        {t('weekPrices.title')}
      </Title>
      <Group gap="xl">
        <Switch
          label={t('field.dayOn')}
          disabled={readOnly}
          {...form.getInputProps('dayOn', { type: 'checkbox' })}
        />
        <Switch
          label={t('field.nightOn')}
          disabled={readOnly}
          {...form.getInputProps('nightOn', { type: 'checkbox' })}
        />
      </Group>
      <Text size="xs" c="dimmed">
        {t('weekPrices.text')}
      </Text>
      {readOnly ? null : <WeekCopy week={week} onChange={(next) => form.setFieldValue('week', next)} />}
      <WeekGrid
        week={week}
        readOnly={readOnly}
        errorOf={(day, slot) => form.errors[`week.${day}.${slot}`]}
        onChange={(day, slot, text) => {
          form.clearFieldError(`week.${day}.${slot}`);
          form.setFieldValue('week', { ...week, [day]: { ...week[day], [slot]: text } });
        }}
      />
    </DrawerForm>
  );
}
