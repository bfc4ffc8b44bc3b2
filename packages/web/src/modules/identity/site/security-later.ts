import { lazy } from 'react';

// It stands below all else on its page.
export const SecuritySettings = lazy(async () => ({
  default: (await import('./security-settings.tsx')).SecuritySettings,
}));
