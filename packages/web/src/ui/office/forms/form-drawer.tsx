import { Drawer } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type ReactNode, createContext, useMemo, useRef } from 'react';
import { translate } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useEscape } from '../use-escape.ts';
import { forgetUnsaved } from './unsaved.ts';
import css from './form-drawer.module.css';

interface FormDrawerProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  size?: number;
  /** Whether the focus goes back to what opened it; else whoever closes it takes care of that. */
  returnFocus?: boolean;
  children: ReactNode;
}

/** What a form in a drawer needs of it. */
export interface DrawerDoor {
  /** Closes, after asking if something typed would be lost. */
  close: () => void;
  /** What was typed is thrown away by `discard`, once somebody has said so. */
  setDirty: (dirty: boolean, discard?: () => void) => void;
}

export const DrawerContext = createContext<DrawerDoor>({ close: () => {}, setDirty: () => {} });

/** A drawer for a form; it does not lose what was typed without asking. */
export function FormDrawer({
  opened,
  title,
  onClose,
  size = 460,
  returnFocus = true,
  children,
}: FormDrawerProps) {
  const t = useTranslate();
  const dirty = useRef<{ discard: (() => void) | undefined } | null>(null);
  const door = useMemo<DrawerDoor>(
    () => ({
      close: () => {
        const typed = dirty.current;
        if (!typed) return onClose();
        askToDiscard(() => {
          forgetUnsaved();
          typed.discard?.();
          onClose();
        });
      },
      setDirty: (now, discard) => {
        dirty.current = now ? { discard } : null;
      },
    }),
    [onClose],
  );
  useEscape(opened, door.close);
  return (
    <Drawer
      opened={opened}
      onClose={door.close}
      title={title}
      closeOnEscape={false}
      position="right"
      size={size}
      returnFocus={returnFocus}
      padding={0}
      classNames={{
        content: css.content ?? '',
        header: css.header ?? '',
        title: css.title ?? '',
        body: css.body ?? '',
      }}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <DrawerContext value={door}>{children}</DrawerContext>
    </Drawer>
  );
}

function askToDiscard(discard: () => void): void {
  modals.openConfirmModal({
    title: translate('form.discardTitle'),
    children: translate('form.discardText'),
    labels: { confirm: translate('form.discard'), cancel: translate('form.keepEditing') },
    confirmProps: { color: 'coral' },
    cancelProps: { 'data-autofocus': true },
    onConfirm: discard,
  });
}
