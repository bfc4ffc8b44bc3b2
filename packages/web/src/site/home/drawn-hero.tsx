import { bookingPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import { SeaScene, type TimeOfDay } from '#ui/site/scenes/sea-scene.tsx';
import css from './drawn-hero.module.css';

/** Our own sea, where the operator shows no pictures. */
export function DrawnHero({ time }: { time: TimeOfDay }) {
  const t = useTranslate();
  return (
    <div className={css.sea}>
      <SeaScene time={time} />
      <div className={css.words}>
        <p className={css.title}>{t(`home.title.${time}`)}</p>
        <p className={css.lead}>{t(`home.lead.${time}`)}</p>
        <ButtonLink to={bookingPage}>{t('trip.search')}</ButtonLink>
      </div>
    </div>
  );
}
