import { fewPlaces } from '@gangway/contract/sailings/rules.ts';
import type { PublicRoomType, PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { cheapestFor, matchingOffers, type Offer } from './matching-offers.ts';
import { PlacesLeft } from './sailing-facts.tsx';
import type { Wish } from './wish.ts';
import css from './sailing-facts.module.css';

interface CabinsLeftProps {
  sailing: PublicSailing;
  roomTypes: readonly PublicRoomType[];
  wish: Pick<Wish, 'kind' | 'people'>;
}

/** How many are left of that whose price is shown to those who look; places for people where nothing is asked. */
export function CabinsLeft({ sailing, roomTypes, wish }: CabinsLeftProps) {
  const t = useTranslate();
  if (!wish.kind && !wish.people) return <PlacesLeft sailing={sailing} />;
  const offers = matchingOffers(sailing, roomTypes, wish);
  const kindOf = (offer: Offer) => roomTypes.find(({ id }) => id === offer.roomTypeId)?.kind ?? 'cabin';
  const cheapest = cheapestFor(wish.people ?? 1, offers, roomTypes);
  if (!cheapest) return null;
  const kind = kindOf(cheapest.offer);
  const count = offers.reduce((sum, offer) => (kindOf(offer) === kind ? sum + offer.left : sum), 0);
  const left = Math.min(count, sailing.placesLeft);
  const few = left < fewPlaces;
  return (
    <span className={few ? `${css.left} ${css.few}` : css.left}>
      {t(`offers.${few ? 'few' : 'left'}.${kind}`, { left })}
    </span>
  );
}
