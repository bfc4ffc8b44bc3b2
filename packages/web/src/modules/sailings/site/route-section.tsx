import type { PublicRoute, PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { useState } from 'react';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Picture } from '#ui/site/picture.tsx';
import sunset from '#ui/site/pictures/sunset.svg?url';
import { SailingRow } from './sailing-row.tsx';
import type { RouteList } from './site-queries.ts';
import type { Wish } from './wish.ts';
import css from './route-section.module.css';

const shownAtFirst = 6;

interface RouteSectionProps {
  route: PublicRoute;
  sailings: readonly PublicSailing[];
  list: RouteList;
  wish: Wish;
  /** In sight when the page opens. */
  first: boolean;
}

/** One route with its picture and its sailings, the next ones first. */
export function RouteSection({ route, sailings, list, wish, first }: RouteSectionProps) {
  const t = useTranslate();
  const words = useOwnWords();
  const [all, setAll] = useState(false);
  const shown = all ? sailings : sailings.slice(0, shownAtFirst);
  const titleId = `route-${route.id}`;
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <div className={css.about}>
        <Picture image={route.image} drawing={sunset} sizes="(width < 62rem) 92vw, 26rem" first={first} />
        <p className={css.port}>{words(route.fromPort)}</p>
        <h2 id={titleId}>{words(route.destination)}</h2>
        <p>{words(route.description)}</p>
      </div>
      <div className={css.sailings}>
        {sailings.length === 0 && <p className={css.none}>{t('offers.route.none')}</p>}
        <ul>
          {shown.map((sailing) => (
            <SailingRow key={sailing.id} sailing={sailing} list={list} wish={wish} />
          ))}
        </ul>
        {shown.length < sailings.length && (
          <Button look="quiet" onClick={() => setAll(true)}>
            {t('offers.more', { count: sailings.length - shown.length })}
          </Button>
        )}
      </div>
    </section>
  );
}
