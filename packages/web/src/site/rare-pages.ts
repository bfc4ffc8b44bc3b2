import type { ComponentType } from 'react';
import { monitorPage, pdaPage, privacyPage, termsPage } from '#lib/site-urls.ts';

/** Pages that few open. They stand apart from the list of all pages, which every page loads. */
export const rarePages = {
  [privacyPage]: () =>
    import('#modules/settings/site/legal/privacy-page.tsx').then((module) => module.PrivacyPage),
  [termsPage]: () => import('#modules/settings/site/legal/terms-page.tsx').then((module) => module.TermsPage),
  [pdaPage]: () => import('#modules/settings/site/legal/pda-page.tsx').then((module) => module.PdaPage),
  [monitorPage]: () =>
    import('#modules/boarding/site/monitor/monitor-page.tsx').then((module) => module.MonitorPage),
} as const satisfies Record<string, () => Promise<ComponentType>>;
