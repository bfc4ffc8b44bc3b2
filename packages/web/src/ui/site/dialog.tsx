import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import css from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** A box that asks a question has no cross: its buttons answer. */
  question?: boolean;
  /** Much to read: wide where there is room, the whole screen on a phone. */
  sheet?: boolean;
}

/** A modal dialog; it is open as long as it is drawn. Escape closes it. */
export function Dialog({ title, onClose, children, question = false, sheet = false }: DialogProps) {
  const t = useTranslate();
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed while it still stands in the page: only then the browser gives the focus back to what opened it.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    // What is there to read is read from its title on, not from the first thing that could be pressed.
    if (sheet) dialog?.querySelector('h2')?.focus();
    return () => dialog?.close();
  }, [sheet]);
  return (
    <dialog
      ref={box}
      className={[css.dialog, question && css.question, sheet && css.sheet].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId} className={css.title} tabIndex={sheet ? -1 : undefined}>
        {title}
      </h2>
      {children}
      {/* Last in order, so that a form's first control has the focus when it opens. */}
      {!question && (
        <button type="button" className={css.cross} onClick={onClose} aria-label={t('action.close')}>
          <Icon name="close" />
        </button>
      )}
    </dialog>
  );
}
