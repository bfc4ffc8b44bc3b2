import { lazy, useState } from 'react';
import { currentLocale } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useSiteSettings } from '#modules/settings/queries.ts';
import { LegalPage } from './legal-page.tsx';
import css from './pda-page.module.css';

const English = lazy(async () => ({ default: (await import('./pda-en.tsx')).PdaEn }));
const Chinese = lazy(async () => ({ default: (await import('./pda-zh.tsx')).PdaZh }));
const Malay = lazy(async () => ({ default: (await import('./pda-ms.tsx')).PdaMs }));

/** The personal data notice. The law asks for it in English and in Malay, so Malay is one tap away in either language. */
export function PdaPage() {
  const t = useTranslate();
  const facts = useSiteSettings();
  const [malay, setMalay] = useState(false);
  const own = currentLocale() === 'zh' ? <Chinese facts={facts} /> : <English facts={facts} />;
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
      {malay ? <Malay facts={facts} /> : own}
    </LegalPage>
  );
}
