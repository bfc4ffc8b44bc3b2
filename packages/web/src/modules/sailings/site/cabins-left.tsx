import { fewPlaces } from '@gangway/contract/sailings/rules.ts';
import type { PublicRoomType, PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { matchingOffers } from './matching-offers.ts';
import { PlacesLeft } from './sailing-facts.tsx';
import type { Wish } from './wish.ts';
import css from './sailing-facts.module.css';

interface CabinsLeftProps {
  sailing: PublicSailing;
  roomTypes: readonly PublicRoomType[];
  wish: Pick<Wish, 'kind' | 'people'>;
}

/** How many cabins are left for those who look, of their kind and large enough; places for people where nothing is asked. */
export function CabinsLeft({ sailing, roomTypes, wish }: CabinsLeftProps) {
  const t = useTranslate();
  if (!wish.kind && !wish.people) return <PlacesLeft sailing={sailing} />;
  const offers = matchingOffers(sailing, roomTypes, wish);
  const count = (kind: PublicRoomType['kind']) =>
    offers
      .filter(({ roomTypeId }) => roomTypes.find(({ id }) => id === roomTypeId)?.kind === kind)
      .reduce((sum, { left }) => sum + left, 0);
  const kind = count('cabin') > 0 ? 'cabin' : 'standing';
  const left = Math.min(count(kind), sailing.placesLeft);
  if (left === 0) return null;
  const few = left < fewPlaces;
  return (
    <span className={few ? `${css.left} ${css.few}` : css.left}>
      {t(`offers.${few ? 'few' : 'left'}.${kind}`, { left })}
    </span>
  );
}
