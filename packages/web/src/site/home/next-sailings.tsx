import type { HomeData } from '@gangway/contract/sailings/schemas.ts';
import { lazy, Suspense } from 'react';
import { sailingsPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import { Icon } from '#ui/site/icon.tsx';
import { SailingCard } from '#modules/sailings/site/index.ts';
import css from './next-sailings.module.css';

const AskUs = lazy(async () => {
  const module = await import('#modules/settings/site/ask-us.tsx');
  return { default: module.AskUs };
});

export function NextSailings({ home }: { home: HomeData }) {
  const t = useTranslate();
  const empty = home.sailings.length === 0;
  return (
    <section className={css.section} aria-labelledby="next-title">
      <div className={css.head}>
        <h2 id="next-title" className={css.title}>
          {t('home.next.title')}
        </h2>
        <p>{empty ? t('home.next.none') : t('home.next.text')}</p>
      </div>
      {empty ? (
        <div className={css.contact}>
          <Suspense>
            <AskUs />
          </Suspense>
        </div>
      ) : (
        <>
          <div className={css.cards}>
            {home.sailings.map((sailing) => (
              <SailingCard key={sailing.id} sailing={sailing} around={home} />
            ))}
          </div>
          <ButtonLink to={sailingsPage} look="second" className={css.all}>
            {t('home.next.all')}
            <Icon name="arrow" size={20} />
          </ButtonLink>
        </>
      )}
    </section>
  );
}
