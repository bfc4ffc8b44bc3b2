import type { HomeData, PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { sailingPath } from '#lib/site-urls.ts';
import { useOwnWords } from '#lib/use-own-words.ts';
import { Link } from '#ui/shared/link.tsx';
import { Picture } from '#ui/site/picture.tsx';
import sunset from '#ui/site/pictures/sunset.svg?url';
import { sailingDay } from '#ui/site/day-words.ts';
import { openOffers, PlacesLeft, PriceFrom, SailingTimes, SlotMark } from './sailing-facts.tsx';
import css from './sailing-card.module.css';

type Around = Pick<HomeData, 'routes' | 'ships' | 'roomTypes'>;

/** One of the next sailings; all of it leads to its details. */
export function SailingCard({ sailing, around }: { sailing: PublicSailing; around: Around }) {
  const words = useOwnWords();
  const route = around.routes.find(({ id }) => id === sailing.routeId);
  const ship = around.ships.find(({ id }) => id === sailing.shipId);
  const image = route?.image ?? ship?.images[0];
  return (
    <article className={css.card}>
      <div className={css.frame}>
        <Picture image={image} drawing={sunset} sizes="(width < 48rem) 8rem, (width < 76rem) 31vw, 24rem" />
        <SlotMark slot={sailing.slot} />
      </div>
      <div className={css.words}>
        <p className={css.day}>
          {sailingDay(sailing.date)} <SailingTimes sailing={sailing} />
        </p>
        <h3>
          <Link to={sailingPath(sailing.id)}>{route && words(route.destination)}</Link>
        </h3>
        <p className={css.price}>
          <PriceFrom offers={openOffers(sailing)} roomTypes={around.roomTypes} />
          <PlacesLeft sailing={sailing} />
        </p>
      </div>
    </article>
  );
}
