import type { ReactNode } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import sunset from '#ui/site/pictures/sunset.svg?url';
import { AskUs } from '#modules/settings/site/index.ts';
import { matchingOffers } from './matching-offers.ts';
import { RouteSection } from './route-section.tsx';
import type { RouteList } from './site-queries.ts';
import { type Wish, wishPath } from './wish.ts';
import css from './route-results.module.css';

export function RouteResults({ list, wish }: { list: RouteList; wish: Wish }) {
  const t = useTranslate();
  const wished = Object.values(wish).some(Boolean);
  const choosy = wish.kind !== null || wish.people !== null;
  const sailings = list.sailings.filter(
    (sailing) => !choosy || matchingOffers(sailing, list.roomTypes, wish).length > 0,
  );
  const byRoute = Map.groupBy(sailings, (sailing) => sailing.routeId);
  // A route that has nothing to offer is worth showing only to those who look for nothing in particular.
  const routes = list.routes.filter((route) => byRoute.has(route.id) || (!wished && sailings.length > 0));
  if (sailings.length === 0) return wished ? <NothingFits /> : <NothingOnSale />;
  return (
    <>
      <p className={css.count} role="status">
        {t('offers.found', { count: sailings.length })}
      </p>
      {routes.map((route, index) => (
        <RouteSection
          key={route.id}
          route={route}
          sailings={byRoute.get(route.id) ?? []}
          list={list}
          wish={wish}
          first={index === 0}
        />
      ))}
    </>
  );
}

function NothingFits() {
  const t = useTranslate();
  return (
    <Nothing>
      <h2>{t('offers.none.title')}</h2>
      <p>{t('offers.none.text')}</p>
      <ButtonLink to={wishPath({})} look="second">
        {t('offers.none.all')}
      </ButtonLink>
    </Nothing>
  );
}

function NothingOnSale() {
  const t = useTranslate();
  return (
    <Nothing>
      <h2>{t('offers.empty.title')}</h2>
      <p>{t('offers.empty.text')}</p>
      <AskUs />
    </Nothing>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return (
    <div className={css.nothing} role="status">
      <div className={css.words}>{children}</div>
      <img src={sunset} alt="" width="1440" height="520" />
    </div>
  );
}
