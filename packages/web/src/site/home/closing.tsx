import { sailingsPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import { Icon } from '#ui/site/icon.tsx';
import sunset from '#ui/site/pictures/sunset.svg?url';
import css from './closing.module.css';

export function Closing() {
  const t = useTranslate();
  return (
    <section className={css.section} aria-labelledby="closing-title">
      <img className={css.picture} src={sunset} alt="" width="1440" height="520" loading="lazy" />
      <div className={css.words}>
        <h2 id="closing-title" className={css.title}>
          {t('home.close.title')}
        </h2>
        <p>{t('home.close.text')}</p>
        <ButtonLink to={sailingsPage}>
          {t('home.close.find')}
          <Icon name="arrow" size={20} />
        </ButtonLink>
      </div>
    </section>
  );
}
