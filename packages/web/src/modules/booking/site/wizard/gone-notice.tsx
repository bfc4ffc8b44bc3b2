import { useTranslate } from '#lib/use-translate.ts';
import { Icon } from '#ui/site/icon.tsx';
import { sailingDay } from '#ui/site/day-words.ts';
import type { TripFacts } from './use-offer.ts';
import css from './gone-notice.module.css';

/** What was chosen can no longer be bought; the rest is kept. */
export function GoneNotice({ trip }: { trip: TripFacts | null }) {
  const t = useTranslate();
  return (
    <p className={css.gone} role="alert">
      <Icon name="alert" size={20} />
      {t('wizard.gone', { day: trip ? sailingDay(trip.date) : '' })}
    </p>
  );
}
