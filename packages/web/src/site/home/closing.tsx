import { useTranslate } from '../../lib/use-translate.ts';
import sunset from './pictures/sunset.svg?url';
import { MainAction } from './main-action.tsx';
import css from './closing.module.css';

export function Closing() {
  const t = useTranslate();
  return (
    <section className={css['section']} aria-labelledby="closing-title">
      <img className={css['picture']} src={sunset} alt="" width="1440" height="520" loading="lazy" />
      <div className={css['words']}>
        <h2 id="closing-title" className={css['title']}>
          {t('home.close.title')}
        </h2>
        <p>{t('home.close.text')}</p>
        <MainAction />
      </div>
    </section>
  );
}
