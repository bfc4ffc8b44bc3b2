import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { type Ship, saveShipBody, shipStatus } from '@gangway/contract/fleet/schemas.ts';
import { shipImageLimit } from '@gangway/contract/media/rules.ts';
import { Input, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshCalls } from '#lib/call-key.ts';
import { uploadFile } from '#lib/upload-file.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { ImageField } from '#ui/office/image-field/image-field.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { askToTakeOut } from './ask-to-take-out.ts';

interface ShipFormProps {
  /** Null for a new one. */
  ship: Ship | null;
  readOnly: boolean;
  onSaved: () => void;
}

/** Creates a ship or changes one. */
export function ShipForm({ ship, readOnly, onSaved }: ShipFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const [uploading, setUploading] = useState(false);
  const { form, frame } = useOfficeForm({
    initialValues: valuesOf(ship),
    draft: `ship_${ship?.id ?? 'new'}`,
    record: ship,
    valuesOf,
    wordOf: (field, value) => {
      const status = field === 'status' ? shipStatus.safeParse(value).data : undefined;
      return status && t(`ships.status.${status}`);
    },
    schema: saveShipBody,
    scope: 'ship',
    toBody: ({ images, ...values }) => ({
      ...values,
      ...(ship ? { id: ship.id } : {}),
      imageIds: images.map((image) => image.id),
    }),
    save: async (body) => {
      const leaves = body.status === 'decommissioned' && ship?.status !== 'decommissioned';
      if (ship && leaves && !(await askToTakeOut(ship, 'decommission'))) return;
      const { name } = await operate(fleetCalls.saveShip, { body });
      showSuccess(t('fleet.saved', { name }));
      await refreshCalls(client, fleetCalls);
      onSaved();
    },
  });
  return (
    <DrawerForm
      {...frame}
      saving={frame.saving || uploading}
      dirty={frame.dirty || uploading}
      readOnly={readOnly}
    >
      <TextInput
        label={t('field.ship.name')}
        required
        withAsterisk={false}
        readOnly={readOnly}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Input.Wrapper
        label={t('field.status')}
        labelElement="div"
        description={t('ships.statusText')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      >
        <SegmentedControl
          fullWidth
          mt={2}
          mb={4}
          aria-label={t('field.status')}
          readOnly={readOnly}
          data={shipStatus.options.map((value) => ({ value, label: t(`ships.status.${value}`) }))}
          {...form.getInputProps('status')}
        />
      </Input.Wrapper>
      <TextInput label={t('field.manager')} readOnly={readOnly} {...form.getInputProps('manager')} />
      <TextInput
        label={t('field.managerContact')}
        readOnly={readOnly}
        {...form.getInputProps('managerContact')}
      />
      <Textarea
        label={t('field.description')}
        autosize
        minRows={3}
        maxRows={10}
        readOnly={readOnly}
        {...form.getInputProps('description')}
      />
      <ImageField
        label={t('field.imageIds')}
        images={form.values.images}
        limit={shipImageLimit}
        upload={(file, options) => uploadFile(fleetCalls.uploadShipImage, {}, file, options)}
        onChange={(images) => form.setFieldValue('images', images)}
        onUploading={setUploading}
        error={form.errors['imageIds']}
        path="imageIds"
        readOnly={readOnly}
      />
    </DrawerForm>
  );
}

function valuesOf(ship: Ship | null) {
  return {
    name: ship?.name ?? '',
    status: ship?.status ?? 'active',
    manager: ship?.manager ?? '',
    managerContact: ship?.managerContact ?? '',
    description: ship?.description ?? '',
    images: ship?.images ?? [],
  };
}
