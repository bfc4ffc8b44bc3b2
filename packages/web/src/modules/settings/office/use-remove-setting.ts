import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import type { ConfigEntry } from '@gangway/contract/settings/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { confirmDanger } from '#ui/office/confirm-danger.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { settingText } from './setting-text.ts';

/** Puts a known key back to its default, or removes another key; after asking. */
export function useRemoveSetting(): (entry: ConfigEntry) => void {
  const t = useTranslate();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ key }: ConfigEntry) => operate(settingsCalls.remove, { params: { key } }),
    onSuccess: (_, { key, known }) =>
      showSuccess(t(known ? 'settings.restored' : 'settings.removed', { key })),
    onSettled: () => refreshCalls(client, settingsCalls),
  });
  return (entry) => {
    const { key, kind, known } = entry;
    confirmDanger({
      title: known ? t('settings.restore') : t('settings.remove'),
      text: known
        ? t('settings.restoreText', { key, value: settingText(kind, entry.default ?? '') })
        : t('settings.removeText', { key }),
      confirm: known ? t('settings.restore') : t('settings.remove'),
      onConfirm: () => remove.mutate(entry),
    });
  };
}
