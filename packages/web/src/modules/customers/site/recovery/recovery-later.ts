import { lazy } from 'react';
import { loadRecoveryTexts } from './recovery-texts.ts';

// Few people need these, so nobody else loads them.
export const ForgotPassword = lazy(async () => {
  const [{ ForgotPassword: Loaded }] = await Promise.all([
    import('./forgot-password.tsx'),
    loadRecoveryTexts(),
  ]);
  return { default: Loaded };
});

export const ResetPassword = lazy(async () => {
  const [{ ResetPassword: Loaded }] = await Promise.all([
    import('./reset-password.tsx'),
    loadRecoveryTexts(),
  ]);
  return { default: Loaded };
});

export const ConfirmEmail = lazy(async () => {
  const [{ ConfirmEmail: Loaded }] = await Promise.all([import('./confirm-email.tsx'), loadRecoveryTexts()]);
  return { default: Loaded };
});
