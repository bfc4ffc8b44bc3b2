import { useState } from 'react';
import { currentLocale } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { legalDocument } from './legal-document.tsx';
import { LegalPage } from './legal-page.tsx';
import css from './pda-page.module.css';

const English = legalDocument(() => import('./pda-en.md'));
const Chinese = legalDocument(() => import('./pda-zh.md'));
const Malay = legalDocument(() => import('./pda-ms.md'), 'ms');

/** The personal data notice. The law asks for it in English and in Malay, so Malay is one tap away in either language. */
export function PdaPage() {
  const t = useTranslate();
  const [malay, setMalay] = useState(false);
  const own = currentLocale() === 'zh' ? <Chinese /> : <English />;
  return (
    <LegalPage
      title="legal.pda"
      tools={
        <div className={css.languages} role="group" aria-label={t('legal.language')}>
          <button type="button" aria-pressed={!malay} onClick={() => setMalay(false)}>
            {t('legal.own')}
          </button>
          <button type="button" lang="ms" aria-pressed={malay} onClick={() => setMalay(true)}>
            {t('legal.malay')}
          </button>
        </div>
      }
    >
      {malay ? <Malay /> : own}
    </LegalPage>
  );
}
