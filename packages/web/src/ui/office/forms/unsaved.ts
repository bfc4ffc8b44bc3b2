import { modals } from '@mantine/modals';
import { useEffect } from 'react';
import { translate } from '#lib/i18n.ts';

/** The forms that hold something nobody has saved. */
const forms = new Set<symbol>();

export function hasUnsaved(): boolean {
  return forms.size > 0;
}

/** Whoever asked is let go: what is left behind is not asked about again. */
export function forgetUnsaved(): void {
  forms.clear();
}

/** As long as this is so, nobody leaves the form without being asked. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const own = Symbol('form');
    forms.add(own);
    return () => void forms.delete(own);
  }, [isUnsaved]);
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
      // A question beneath this one would come back, with what was typed in it.
      modals.closeAll();
      go();
    },
    onClose: () => {
      if (!left) stay();
    },
  });
}
