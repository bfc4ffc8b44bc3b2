import { currentLocale } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Icon } from '#ui/site/icon.tsx';
import { switchLanguage } from '#ui/site/languages.ts';
import css from './language-switch.module.css';

/** Offers the other of the site's two languages, in its own words. */
export function LanguageSwitch() {
  const t = useTranslate();
  const other = currentLocale() === 'zh' ? 'en' : 'zh';
  return (
    <button
      type="button"
      className={css.switch}
      lang={other === 'zh' ? 'zh-CN' : 'en'}
      onClick={() => void switchLanguage(other)}
    >
      <Icon name="globe" size={20} />
      {t(`language.${other}`)}
    </button>
  );
}
