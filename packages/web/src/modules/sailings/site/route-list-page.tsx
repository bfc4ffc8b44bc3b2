import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslate } from '#lib/use-translate.ts';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { usePage } from '#ui/site/use-page.ts';
import { RouteFilter } from './route-filter.tsx';
import { RouteResults } from './route-results.tsx';
import { type RouteListChoice, routeListQuery } from './site-queries.ts';
import { readWish, type Wish } from './wish.ts';
import css from './route-list-page.module.css';

const SailingDetails = lazy(async () => ({
  default: (await import('./sailing-details.tsx')).SailingDetails,
}));

/** Routes and their sailings; what is looked for and the sailing that is looked at stand in the address. */
export function RouteListPage() {
  usePage('site.title.sailings');
  const t = useTranslate();
  const [params] = useSearchParams();
  const wish = readWish(params);
  const query = useQuery({ ...routeListQuery(serverChoice(wish)), placeholderData: keepPreviousData });
  const sailingId = Number(params.get('sailing'));
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{t('offers.title')}</h1>
        <p>{t('offers.text')}</p>
      </header>
      <RouteFilter wish={wish} routes={query.data?.routes ?? []} />
      {query.data && (
        <div className={css.results} aria-busy={query.isPlaceholderData}>
          <RouteResults list={query.data} wish={wish} />
        </div>
      )}
      {!query.data &&
        (query.isError ? (
          <LoadFailure text={t('trip.failed')} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton lines={12} />
        ))}
      {Number.isSafeInteger(sailingId) && sailingId > 0 && (
        <Suspense>
          <SailingDetails id={sailingId} />
        </Suspense>
      )}
    </div>
  );
}

/** No more days than the server shows at once. */
const longestRange = 92;

/** The part of a wish the server chooses by. */
function serverChoice({ from, to, slot, port }: Wish): RouteListChoice {
  const last = to && addDays(laterOf(from, portDate(new Date())), longestRange);
  return {
    from: from ?? undefined,
    to: to && last && to > last ? last : (to ?? undefined),
    slot: slot ?? undefined,
    port: port ?? undefined,
  };
}

function laterOf(from: string | null, today: string): string {
  return from && from > today ? from : today;
}
