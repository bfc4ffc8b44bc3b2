import { modals } from '@mantine/modals';
import { useEffect } from 'react';
import { translate } from '#lib/i18n.ts';
import { forgetKeptTexts } from './use-kept-text.ts';

/** The forms that hold something nobody has saved, and whether they stand and fall with the address of their screen. */
const forms = new Map<symbol, boolean>();

export function hasUnsaved(): boolean {
  return forms.size > 0;
}

/** Whether something would be lost that another address of the same screen does not show. */
export function isAddressUnsaved(): boolean {
  return [...forms.values()].some(Boolean);
}

/** Whoever asked is let go: what is left behind is not asked about again. */
export function forgetUnsaved(): void {
  forms.clear();
}

/**
 * As long as this is so, nobody leaves the form without being asked; for the list of its own screen neither, if the form is
 * shown by the address.
 */
export function useUnsaved(isUnsaved: boolean, ofAddress = false): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const own = Symbol('form');
    forms.set(own, ofAddress);
    return () => void forms.delete(own);
  }, [isUnsaved, ofAddress]);
}

/** Asks before what was typed is left behind; without anything typed nobody is asked. */
export function leave(go: () => void, stay: () => void = () => {}): void {
  if (!hasUnsaved()) return go();
  let left = false;
  modals.openConfirmModal({
    title: translate('form.leaveTitle'),
    children: translate('form.leaveText'),
    labels: { confirm: translate('form.leave'), cancel: translate('form.keepEditing') },
    confirmProps: { color: 'coral' },
    cancelProps: { 'data-autofocus': true },
    onConfirm: () => {
      left = true;
      forgetUnsaved();
      forgetKeptTexts();
      // A question beneath this one would come back, with what was typed in it.
      modals.closeAll();
      go();
    },
    onClose: () => {
      if (!left) stay();
    },
  });
}
