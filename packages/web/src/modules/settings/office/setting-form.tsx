import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import type { ConfigEntry } from '@gangway/contract/settings/schemas.ts';
import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { settingLabel } from './setting-label.ts';
import { changedSettingSchema } from './setting-schema.ts';
import { settingText } from './setting-text.ts';
import { SettingValueField } from './setting-value-field.tsx';

/** Changes the value of a config entry, with the editor its kind asks for. */
export function SettingForm({ entry, onSaved }: { entry: ConfigEntry; onSaved: () => void }) {
  const t = useTranslate();
  const client = useQueryClient();
  const { form, frame } = useOfficeForm({
    initialValues: valuesOf(entry),
    draft: `setting_${entry.key}`,
    record: entry,
    valuesOf,
    wordOf: (field, value) => (field === 'value' ? settingText(entry.kind, String(value)) : undefined),
    schema: changedSettingSchema,
    save: async ({ key, value, remark, version }) => {
      if (entry.known) await operate(settingsCalls.updateValueByKey, { body: { key, value, version } });
      else await operate(settingsCalls.update, { body: { key, value, remark, version } });
      showSuccess(t('settings.saved', { key }));
      await refreshCalls(client, settingsCalls);
      onSaved();
    },
  });
  return (
    <DrawerForm {...frame}>
      <Text size="sm">{settingLabel(entry)}</Text>
      <SettingValueField
        entry={entry}
        value={form.values.value}
        error={form.errors['value']}
        onChange={(value) => form.setFieldValue('value', value)}
      />
      {entry.default === null ? (
        <TextInput label={t('settings.remark')} {...form.getInputProps('remark')} />
      ) : (
        <Text size="xs" c="dimmed" style={{ whiteSpace: 'pre-line' }}>
          {t('settings.defaultIs', { value: settingText(entry.kind, entry.default) })}
        </Text>
      )}
    </DrawerForm>
  );
}

function valuesOf({ key, value, remark }: ConfigEntry) {
  return { key, value, remark };
}
