import { mediaCalls } from '@gangway/contract/media/calls.ts';
import { slideImageLimit } from '@gangway/contract/media/rules.ts';
import { saveSlideBody, type Slide } from '@gangway/contract/media/schemas.ts';
import { NumberInput, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownWords } from '#lib/own-words.ts';
import { uploadFile } from '#lib/upload-file.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { ImageField } from '#ui/office/image-field/image-field.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { SlidePreview } from './slide-preview.tsx';
import { slidesQuery } from './slides-query.ts';

interface SlideFormProps {
  /** Null for a new one. */
  slide: Slide | null;
  readOnly: boolean;
  onSaved: () => void;
}

const limit = { ...slideImageLimit, count: 1 };

/** Creates a slide or changes one, and shows how it will look. */
export function SlideForm({ slide, readOnly, onSaved }: SlideFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const [uploading, setUploading] = useState(false);
  const { form, frame } = useOfficeForm({
    initialValues: valuesOf(slide),
    draft: `slide_${slide?.id ?? 'new'}`,
    record: slide,
    valuesOf,
    schema: saveSlideBody,
    toBody: ({ images, ...values }) => ({
      ...values,
      ...(slide ? { id: slide.id } : {}),
      ...(images[0] ? { imageId: images[0].id } : {}),
    }),
    save: async (body) => {
      const saved = await operate(mediaCalls.saveSlide, { body });
      showSuccess(t('slides.saved', { title: ownWords(saved.title) }));
      await client.invalidateQueries({ queryKey: slidesQuery.queryKey });
      onSaved();
    },
  });
  const { images, title, link } = form.values;
  return (
    <DrawerForm
      {...frame}
      saving={frame.saving || uploading}
      dirty={frame.dirty || uploading}
      readOnly={readOnly}
    >
      <SlidePreview image={images[0]} title={title} link={link} />
      <ImageField
        label={t('field.imageId')}
        images={images}
        limit={limit}
        upload={(file, options) => uploadFile(mediaCalls.uploadSlideImage, {}, file, options)}
        onChange={(next) => {
          form.clearFieldError('imageId');
          form.setFieldValue('images', next);
        }}
        onUploading={setUploading}
        error={form.errors['imageId']}
        path="imageId"
        readOnly={readOnly}
      />
      <TextInput
        label={t('field.title.en')}
        required
        withAsterisk={false}
        readOnly={readOnly}
        maxLength={80}
        data-autofocus
        {...form.getInputProps('title.en')}
      />
      <TextInput
        label={t('field.title.zh')}
        lang="zh-CN"
        required
        withAsterisk={false}
        readOnly={readOnly}
        maxLength={80}
        {...form.getInputProps('title.zh')}
      />
      <TextInput
        label={t('field.link')}
        description={t('slides.linkText')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        readOnly={readOnly}
        maxLength={500}
        autoComplete="off"
        {...form.getInputProps('link')}
      />
      <NumberInput
        label={t('field.weight')}
        description={t('slides.weightText')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        readOnly={readOnly}
        min={0}
        max={10_000}
        allowDecimal={false}
        {...form.getInputProps('weight')}
      />
      <Switch
        label={t('field.enabled')}
        description={t('slides.enabledText')}
        disabled={readOnly}
        {...form.getInputProps('enabled', { type: 'checkbox' })}
      />
    </DrawerForm>
  );
}

function valuesOf(slide: Slide | null) {
  return {
    title: slide?.title ?? { en: '', zh: '' },
    link: slide?.link ?? '',
    weight: slide?.weight ?? 0,
    enabled: slide?.enabled ?? true,
    images: slide ? [slide.image] : [],
  };
}
