import { lazy } from 'react';
import { currentLocale } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useSiteSettings } from '#modules/settings/queries.ts';
import { LegalPage } from './legal-page.tsx';

const English = lazy(async () => ({ default: (await import('./terms-en.tsx')).TermsEn }));
const Chinese = lazy(async () => ({ default: (await import('./terms-zh.tsx')).TermsZh }));

export function TermsPage() {
  useTranslate();
  const facts = useSiteSettings();
  return (
    <LegalPage title="legal.terms">
      {currentLocale() === 'zh' ? <Chinese facts={facts} /> : <English facts={facts} />}
    </LegalPage>
  );
}
