import { isLocale, locales } from '@gangway/contract/core/locales.ts';
import { currentLocale } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { speak } from '../language.ts';
import css from './language-select.module.css';

/** The language, kept in the cookie the office reads too. */
export function LanguageSelect() {
  const t = useTranslate();
  return (
    <select
      className={css.select}
      aria-label={t('language.label')}
      value={currentLocale()}
      onChange={({ target }) => {
        if (isLocale(target.value)) void speak(target.value, { keep: true });
      }}
    >
      {locales.map((locale) => (
        <option key={locale} value={locale}>
          {t(`language.${locale}`)}
        </option>
      ))}
    </select>
  );
}
