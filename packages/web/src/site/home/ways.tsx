import { useTranslate } from '#lib/use-translate.ts';
import { Icon } from '#ui/site/icon.tsx';
import cabin from '#ui/site/pictures/cabin.svg?url';
import deck from '#ui/site/pictures/deck.svg?url';
import css from './ways.module.css';

const ways = [
  { name: 'cabin', picture: cabin },
  { name: 'pass', picture: deck },
] as const;
const points = ['a', 'b', 'c'] as const;

export function Ways() {
  const t = useTranslate();
  return (
    <section className={css.section} aria-labelledby="ways-title">
      <div className={css.inner}>
        <div className={css.head}>
          <h2 id="ways-title" className={css.title}>
            {t('home.ways.title')}
          </h2>
          <p>{t('home.ways.lead')}</p>
        </div>
        <div className={css.ways}>
          {ways.map(({ name, picture }) => (
            <article key={name} className={css.way}>
              <img src={picture} alt="" width="720" height="520" loading="lazy" />
              <h3>{t(`home.ways.${name}.title`)}</h3>
              <p>{t(`home.ways.${name}.text`)}</p>
              <ul>
                {points.map((point) => (
                  <li key={point}>
                    <Icon name="check" size={20} />
                    {t(`home.ways.${name}.${point}`)}
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
