import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { loadTexts } from '#ui/site/languages.ts';
import { usePage } from '#ui/site/use-page.ts';
import { homeQuery } from '#modules/sailings/site/index.ts';
import { whenNear } from '../layout/when-near.tsx';
import { Hero } from './hero.tsx';
import css from './home-page.module.css';
import { NextSailings } from './next-sailings.tsx';

// Most visitors get the page with its data in it and never see this.
const HomePending = lazy(async () => ({ default: (await import('./home-pending.tsx')).HomePending }));
const GuideBelow = whenNear(async () => {
  const [{ Guide }] = await Promise.all([import('./guide.tsx'), loadTexts('guide')]);
  return Guide;
}, css.lower);

export function HomePage() {
  usePage('site.nav.home');
  const { data: home, isError, refetch } = useQuery(homeQuery);
  return (
    <>
      <Hero slides={isError ? [] : home?.slides} />
      {home ? (
        <NextSailings home={home} />
      ) : (
        <Suspense>
          <HomePending failed={isError} onRetry={() => void refetch()} />
        </Suspense>
      )}
      <GuideBelow />
    </>
  );
}
