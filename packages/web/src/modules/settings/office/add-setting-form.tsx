import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { settingSchema } from './setting-schema.ts';

/** Adds a config entry under a key of one's own; it is kept as text. */
export function AddSettingForm({ onSaved }: { onSaved: () => void }) {
  const t = useTranslate();
  const client = useQueryClient();
  const { form, frame } = useOfficeForm({
    initialValues: { key: '', value: '', remark: '' },
    draft: 'setting_new',
    schema: settingSchema,
    save: async (body) => {
      await operate(settingsCalls.add, { body });
      showSuccess(t('settings.saved', { key: body.key }));
      await refreshCalls(client, settingsCalls);
      onSaved();
    },
  });
  return (
    <DrawerForm {...frame}>
      <TextInput
        label={t('field.key')}
        description={t('settings.keyText')}
        required
        withAsterisk={false}
        data-autofocus
        {...form.getInputProps('key')}
      />
      <Textarea label={t('field.value')} autosize minRows={2} maxRows={10} {...form.getInputProps('value')} />
      <TextInput label={t('settings.remark')} {...form.getInputProps('remark')} />
    </DrawerForm>
  );
}
