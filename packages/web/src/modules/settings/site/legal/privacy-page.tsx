import { currentLocale } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { legalDocument } from './legal-document.tsx';
import { LegalPage } from './legal-page.tsx';

const English = legalDocument(() => import('./privacy-en.md'));
const Chinese = legalDocument(() => import('./privacy-zh.md'));

export function PrivacyPage() {
  useTranslate();
  return <LegalPage title="legal.privacy">{currentLocale() === 'zh' ? <Chinese /> : <English />}</LegalPage>;
}
