import { useEffect } from 'react';
import { SignInCancelled } from '#lib/sign-in.ts';
import { showToast } from '#lib/toasts.ts';
import { useTranslate } from '#lib/use-translate.ts';

/** Says that orders could not be fetched. */
export function useFailureToast(error: Error | null): void {
  const t = useTranslate();
  useEffect(() => {
    if (error && !(error instanceof SignInCancelled)) showToast(t('orders.failed'), 'error');
  }, [error, t]);
}
