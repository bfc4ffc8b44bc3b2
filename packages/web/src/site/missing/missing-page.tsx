import { accountPage, homePage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import { usePage } from '#ui/site/use-page.ts';
import { useKorean } from '../korean/use-korean.ts';
import adrift from './adrift.svg?url';
import css from './missing-page.module.css';

/** The page for every address that leads nowhere. */
export function MissingPage() {
  useKorean();
  usePage('site.title.missing');
  const t = useTranslate();
  return (
    <section className={css.page}>
      <img className={css.picture} src={adrift} alt="" width="1440" height="720" />
      <div className={css.words}>
        <h1 className={css.title}>{t('missing.title')}</h1>
        <p>{t('missing.text')}</p>
        <div className={css.ways}>
          <ButtonLink to={homePage}>{t('missing.home')}</ButtonLink>
          <ButtonLink to={accountPage} look="quiet">
            {t('missing.account')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
