import { modals } from '@mantine/modals';
import { createElement, type ReactNode } from 'react';
import { translate } from '#lib/i18n.ts';
import { type DangerFact, DangerForm } from './danger-form.tsx';

interface DangerQuestion {
  title: string;
  /** What it will do. */
  text: ReactNode;
  /** What it touches: how many of what, and how much money. */
  facts?: readonly DangerFact[];
  /** What the reason is called, where one is asked for. */
  reason?: string;
  /** The deed by its name, not "OK". */
  confirm: string;
  /** The way back by its name: what stays as it is. */
  keep?: string;
  onConfirm: (reason: string) => void;
  /** Whoever waits for an answer is told that there is none. */
  onKeep?: () => void;
}

/** Asks before something that cannot be taken back. */
export function confirmDanger(question: DangerQuestion): void {
  const { title, text, confirm, onConfirm, onKeep } = question;
  let isDone = false;
  const close = () => modals.close(id);
  const id = modals.open({
    title,
    children: createElement(DangerForm, {
      text,
      facts: question.facts ?? [],
      reason: question.reason ?? null,
      keep: question.keep ?? translate('danger.keep'),
      confirm,
      onKeep: close,
      onConfirm: (reason) => {
        isDone = true;
        close();
        onConfirm(reason);
      },
    }),
    onClose: () => {
      if (!isDone) onKeep?.();
    },
  });
}
