import type { HomeData } from '@gangway/contract/sailings/schemas.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { loadTexts } from '#ui/site/languages.ts';
import { BookingBar, lastWish } from '#modules/sailings/site/index.ts';
import { usePort } from '#modules/settings/queries.ts';
import { Slideshow } from './slideshow.tsx';
import css from './hero.module.css';

const DrawnHero = lazy(async () => {
  const [module] = await Promise.all([import('./drawn-hero.tsx'), loadTexts('drawn')]);
  return { default: module.DrawnHero };
});

/** The slideshow, or the drawn sea where the operator has no slides, with the booking bar on it. Night brings dusk. */
export function Hero({ slides }: { slides: HomeData['slides'] | undefined }) {
  const t = useTranslate();
  const port = usePort();
  const [slot, setSlot] = useState<Slot | null>(lastWish.slot ?? null);
  const time = slot ?? 'day';
  const drawn = slides?.length === 0;
  return (
    <div className={css.hero} data-time={time} data-sky={drawn && time === 'day' ? 'light' : 'dark'}>
      <div className={css.stage}>
        {slides && slides.length > 0 && <Slideshow slides={slides} />}
        {drawn && (
          <Suspense>
            <DrawnHero time={time} />
          </Suspense>
        )}
        <div className={css.dusk} hidden={drawn} />
        <h1 className={css.eyebrow}>{t('home.eyebrow', { port })}</h1>
      </div>
      <div className={css.bar}>
        <BookingBar slot={slot} onSlot={setSlot} />
      </div>
    </div>
  );
}
