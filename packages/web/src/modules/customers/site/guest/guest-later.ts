import { lazy } from 'react';
import { loadGuestTexts } from './guest-texts.ts';

// Only those who book without an account need these.
export const GuestForm = lazy(async () => {
  const [{ GuestForm: Loaded }] = await Promise.all([import('./guest-form.tsx'), loadGuestTexts()]);
  return { default: Loaded };
});

export const MakeAccount = lazy(async () => {
  const [{ MakeAccount: Loaded }] = await Promise.all([import('./make-account.tsx'), loadGuestTexts()]);
  return { default: Loaded };
});
