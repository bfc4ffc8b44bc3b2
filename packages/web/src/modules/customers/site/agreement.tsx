import { pdaPage, privacyPage, termsPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';

/** What one agrees to. In tabs of their own: a half-filled form must not be left. */
export function Agreement() {
  const t = useTranslate();
  return (
    <>
      {t('agree.start')}
      <a href={termsPage} target="_blank" rel="noopener">
        {t('register.agree.terms')}
      </a>
      {t('register.agree.comma')}
      <a href={privacyPage} target="_blank" rel="noopener">
        {t('register.agree.privacy')}
      </a>
      {t('agree.and')}
      <a href={pdaPage} target="_blank" rel="noopener">
        {t('register.agree.pda')}
      </a>
      {t('agree.end')}
    </>
  );
}
