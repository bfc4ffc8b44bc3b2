import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isRefusal } from '#lib/is-refusal.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { SendButton } from '../forms/send-button.tsx';

interface KeepViewFormProps {
  onClose: () => void;
  onKeep: (name: string, shared: boolean) => Promise<void>;
}

/** Asks under which name a view is kept, and for whom. */
export function KeepViewForm({ onClose, onKeep }: KeepViewFormProps) {
  const t = useTranslate();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    setTried(true);
    if (!name.trim() || busy) return;
    setBusy(true);
    try {
      await onKeep(name.trim(), shared);
      onClose();
    } catch (error) {
      if (!isRefusal(error)) throw error;
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="sm">
        <Text size="sm">{t('views.text')}</Text>
        <TextInput
          label={t('views.name')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={tried && !name.trim() ? t('views.nameMissing') : null}
          maxLength={60}
          data-autofocus
          autoComplete="off"
        />
        <Switch
          label={t('views.share')}
          checked={shared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <SendButton loading={busy}>{t('action.save')}</SendButton>
        </Group>
      </Stack>
    </form>
  );
}
