import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import { translate } from '#lib/i18n.ts';

interface DangerQuestion {
  title: string;
  /** What it will do, and to how many. */
  text: ReactNode;
  /** The deed by its name, not "OK". */
  confirm: string;
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back. */
export function confirmDanger({ title, text, confirm, onConfirm }: DangerQuestion): void {
  modals.openConfirmModal({
    title,
    children: text,
    labels: { confirm, cancel: translate('action.cancel') },
    confirmProps: { color: 'coral' },
    // Enter pressed out of habit must not destroy anything.
    cancelProps: { 'data-autofocus': true },
    onConfirm,
  });
}
