import { lazy } from 'react';
import { currentLocale } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useSiteSettings } from '#modules/settings/queries.ts';
import { LegalPage } from './legal-page.tsx';

const English = lazy(async () => ({ default: (await import('./privacy-en.tsx')).PrivacyEn }));
const Chinese = lazy(async () => ({ default: (await import('./privacy-zh.tsx')).PrivacyZh }));

export function PrivacyPage() {
  useTranslate();
  const facts = useSiteSettings();
  return (
    <LegalPage title="legal.privacy">
      {currentLocale() === 'zh' ? <Chinese facts={facts} /> : <English facts={facts} />}
    </LegalPage>
  );
}
