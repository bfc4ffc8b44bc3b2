import { recoveryCalls } from '@gangway/contract/customers/recovery-calls.ts';
import type { Profile } from '@gangway/contract/customers/schemas.ts';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { callApi } from '#lib/call-api.ts';
import { SignInCancelled, useSignIn } from '#lib/sign-in.ts';
import { showToast } from '#lib/toasts.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './recovery.module.css';

/** Whether the kept address is confirmed, and the mail that does it once more. */
export function EmailState({ profile: { email, emailVerified } }: { profile: Profile }) {
  const t = useTranslate();
  const { withSignIn } = useSignIn();
  const [busy, setBusy] = useState(false);
  if (email === null) return t('recovery.state.none');
  if (emailVerified) return t('recovery.state.confirmed');
  const send = async () => {
    setBusy(true);
    try {
      await withSignIn(() => callApi(recoveryCalls.mailConfirmation, {}));
      showToast(t('recovery.state.sent', { email }));
    } catch (error) {
      // A refusal is shown by the call itself.
      if (!(error instanceof ApiError || error instanceof SignInCancelled)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {t('recovery.state.open')}{' '}
      <button type="button" className={css.again} disabled={busy} onClick={() => void send()}>
        {t('recovery.state.send')}
      </button>
    </>
  );
}
