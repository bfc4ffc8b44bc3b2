import { identityCalls } from '@gangway/contract/identity/calls.ts';
import type { Menu } from '@gangway/contract/identity/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { sessionKey } from '#lib/session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';

/** Saves a menu entry; the own menu follows at once. */
export function useSaveMenu() {
  const t = useTranslate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      path,
      version,
      title,
      icon,
      position,
      enabled,
    }: Pick<Menu, 'path' | 'version' | 'title' | 'icon' | 'position' | 'enabled'>) =>
      operate(identityCalls.saveMenu, { body: { path, version, title, icon, position, enabled } }),
    onSuccess: ({ title }) => showSuccess(t('menus.saved', { title: title.en })),
    onSettled: () =>
      Promise.all([refreshCalls(client, identityCalls), client.invalidateQueries({ queryKey: sessionKey })]),
  });
}
