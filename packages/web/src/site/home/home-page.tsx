import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { usePage } from '#ui/site/use-page.ts';
import { homeQuery } from '#modules/sailings/site/index.ts';
import { Hero } from './hero.tsx';
import { LowerPart } from './lower-part.tsx';
import { NextSailings } from './next-sailings.tsx';

// Most visitors get the page with its data in it and never see these.
const HomeWithout = lazy(async () => ({ default: (await import('./home-without.tsx')).HomeWithout }));

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
          <HomeWithout failed={isError} onRetry={() => void refetch()} />
        </Suspense>
      )}
      <LowerPart />
    </>
  );
}
