import { useTranslate } from '#lib/use-translate.ts';
import aboard from './pictures/aboard.svg?url';
import details from './pictures/details.svg?url';
import ticket from './pictures/ticket.svg?url';
import css from './steps.module.css';

const steps = [
  { number: 1, picture: details },
  { number: 2, picture: ticket },
  { number: 3, picture: aboard },
] as const;

export function Steps() {
  const t = useTranslate();
  return (
    <section id="boarding" className={css.section} aria-labelledby="steps-title">
      <h2 id="steps-title" className={css.title}>
        {t('home.steps.title')}
      </h2>
      <ol className={css.steps}>
        {steps.map(({ number, picture }) => (
          <li key={number} className={css.step}>
            <img src={picture} alt="" width="480" height="400" loading="lazy" />
            <h3>
              <span className={css.number} aria-hidden="true">
                {number}
              </span>
              {t(`home.steps.${number}.title`)}
            </h3>
            <p>{t(`home.steps.${number}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
