import { slideImageLimit } from '@gangway/contract/media/rules.ts';
import type { Image } from '@gangway/contract/media/schemas.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { type Route, saveRouteBody } from '@gangway/contract/sailings/schemas.ts';
import { Switch, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshCalls } from '#lib/call-key.ts';
import { ownWords } from '#lib/own-words.ts';
import { uploadFile } from '#lib/upload-file.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { ImageField } from '#ui/office/image-field/image-field.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';

interface RouteFormProps {
  /** Null for a new one. */
  route: Route | null;
  readOnly: boolean;
  onSaved: () => void;
}

/** Creates a route or changes one. */
export function RouteForm({ route, readOnly, onSaved }: RouteFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const [uploading, setUploading] = useState(false);
  const { form, frame } = useOfficeForm({
    initialValues: valuesOf(route),
    draft: `route_${route?.id ?? 'new'}`,
    record: route,
    valuesOf,
    schema: saveRouteBody,
    toBody: ({ images: [image], ...values }) => ({
      ...values,
      ...(route ? { id: route.id } : {}),
      imageId: image?.id ?? null,
    }),
    save: async (body) => {
      const { destination } = await operate(sailingsCalls.saveRoute, { body });
      showSuccess(t('routes.saved', { name: ownWords(destination) }));
      await refreshCalls(client, sailingsCalls);
      onSaved();
    },
  });
  const shared = { readOnly, autoComplete: 'off' };
  return (
    <DrawerForm
      {...frame}
      saving={frame.saving || uploading}
      dirty={frame.dirty || uploading}
      readOnly={readOnly}
    >
      <TextInput
        label={t('field.fromPort.en')}
        data-autofocus
        {...shared}
        {...form.getInputProps('fromPort.en')}
      />
      <TextInput
        label={t('field.fromPort.zh')}
        lang="zh-CN"
        {...shared}
        {...form.getInputProps('fromPort.zh')}
      />
      <TextInput
        label={t('field.terminal.en')}
        description={t('routes.terminalText')}
        {...shared}
        {...form.getInputProps('terminal.en')}
      />
      <TextInput
        label={t('field.terminal.zh')}
        lang="zh-CN"
        {...shared}
        {...form.getInputProps('terminal.zh')}
      />
      <TextInput
        label={t('field.mapUrl')}
        description={t('routes.mapText')}
        type="url"
        {...shared}
        {...form.getInputProps('mapUrl')}
      />
      <TextInput label={t('field.destination.en')} {...shared} {...form.getInputProps('destination.en')} />
      <TextInput
        label={t('field.destination.zh')}
        lang="zh-CN"
        {...shared}
        {...form.getInputProps('destination.zh')}
      />
      <Textarea
        label={t('field.description.en')}
        autosize
        minRows={2}
        maxRows={8}
        {...shared}
        {...form.getInputProps('description.en')}
      />
      <Textarea
        label={t('field.description.zh')}
        lang="zh-CN"
        autosize
        minRows={2}
        maxRows={8}
        {...shared}
        {...form.getInputProps('description.zh')}
      />
      <ImageField
        label={t('field.imageId')}
        images={form.values.images}
        limit={{ ...slideImageLimit, count: 1 }}
        upload={(file, options) => uploadFile(sailingsCalls.uploadRouteImage, {}, file, options)}
        onChange={(chosen) => form.setFieldValue('images', chosen)}
        onUploading={setUploading}
        error={form.errors['imageId']}
        path="imageId"
        readOnly={readOnly}
      />
      <Switch
        label={t('routes.on')}
        description={t('routes.enabledText')}
        disabled={readOnly}
        {...form.getInputProps('enabled', { type: 'checkbox' })}
      />
    </DrawerForm>
  );
}

function valuesOf(route: Route | null) {
  const images: Image[] = route?.image ? [route.image] : [];
  return {
    fromPort: route?.fromPort ?? { en: '', zh: '' },
    terminal: route?.terminal ?? { en: '', zh: '' },
    mapUrl: route?.mapUrl ?? '',
    destination: route?.destination ?? { en: '', zh: '' },
    description: route?.description ?? { en: '', zh: '' },
    enabled: route?.enabled ?? true,
    images,
  };
}
