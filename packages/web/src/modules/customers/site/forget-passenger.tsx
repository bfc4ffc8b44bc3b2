import { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { SavedPassenger } from '@gangway/contract/customers/passengers.ts';
import { useState } from 'react';
import { callApi } from '#lib/call-api.ts';
import { useSignIn } from '#lib/sign-in.ts';
import { showToast } from '#lib/toasts.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Dialog } from '#ui/site/dialog.tsx';
import css from './saved-passengers.module.css';

interface ForgetPassengerProps {
  passenger: SavedPassenger;
  /** Whatever came of it, the list is read again. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a kept passenger is removed, and removes. */
export function ForgetPassenger({ passenger: { id, name }, onDone, onClose }: ForgetPassengerProps) {
  const t = useTranslate();
  const { withSignIn } = useSignIn();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await withSignIn(() => callApi(customersCalls.deletePassenger, { params: { id } }));
      showToast(t('account.passengers.removed', { name }));
    } catch {
      // The answer has been shown.
    }
    await onDone();
    onClose();
  };
  return (
    <Dialog question title={t('account.passengers.removeTitle', { name })} onClose={onClose}>
      <p>{t('account.passengers.removeText')}</p>
      <div className={css.answers}>
        <Button look="quiet" onClick={onClose} disabled={busy}>
          {t('action.cancel')}
        </Button>
        <Button look="second" onClick={() => void remove()} disabled={busy}>
          {t('account.passengers.remove')}
        </Button>
      </div>
    </Dialog>
  );
}
