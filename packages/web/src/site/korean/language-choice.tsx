import { type Locale, locales } from '@gangway/contract/core/locales.ts';
import { startTransition } from 'react';
import { writeCookie } from '#lib/cookies.ts';
import { currentLocale } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { switchLanguage } from '#ui/site/languages.ts';
import css from './language-choice.module.css';

const tags = { en: 'en', zh: 'zh-CN', ko: 'ko' } as const;

/** All three languages, each in its own words: who signs in may be staff. `onChoose` draws a page again that speaks Korean. */
export function LanguageChoice({ onChoose }: { onChoose: () => void }) {
  const t = useTranslate();
  const choose = (locale: Locale) => {
    writeCookie('language', locale);
    startTransition(onChoose);
    if (locale !== 'ko') void switchLanguage(locale);
  };
  return (
    <div className={css.row} role="group" aria-label={t('language.label')}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={tags[locale]}
          className={css.one}
          aria-pressed={locale === currentLocale()}
          onClick={() => choose(locale)}
        >
          {t(`language.${locale}`)}
        </button>
      ))}
    </div>
  );
}
