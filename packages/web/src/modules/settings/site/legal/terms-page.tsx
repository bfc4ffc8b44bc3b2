import { currentLocale } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { legalDocument } from './legal-document.tsx';
import { LegalPage } from './legal-page.tsx';

const English = legalDocument(() => import('./terms-en.md'));
const Chinese = legalDocument(() => import('./terms-zh.md'));

export function TermsPage() {
  useTranslate();
  return <LegalPage title="legal.terms">{currentLocale() === 'zh' ? <Chinese /> : <English />}</LegalPage>;
}
