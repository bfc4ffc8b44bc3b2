import { formatMoney } from '@gangway/contract/core/money.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import { fewPlaces } from '@gangway/contract/sailings/rules.ts';
import type { PublicRoomType, PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Icon } from '#ui/site/icon.tsx';
import type { Offer } from './matching-offers.ts';
import { timeAtPort } from '#ui/site/day-words.ts';
import css from './sailing-facts.module.css';

export function SlotMark({ slot }: { slot: Slot }) {
  const t = useTranslate();
  return (
    <span className={`${css.slot} ${css[slot]}`}>
      <Icon name={slot === 'day' ? 'sun' : 'moon'} size={18} />
      {t(`trip.slot.${slot}`)}
    </span>
  );
}

/** When a sailing leaves and comes back, at the port. */
export function SailingTimes({
  sailing,
}: {
  sailing: Pick<PublicSailing, 'slot' | 'departsAt' | 'returnsAt'>;
}) {
  const t = useTranslate();
  const values = { departs: timeAtPort(sailing.departsAt), returns: timeAtPort(sailing.returnsAt) };
  return <span className={css.times}>{t(`trip.times.${sailing.slot}`, values)}</span>;
}

/** The lowest price of what can be bought, and what it is the price of. */
export function PriceFrom({
  offers,
  roomTypes,
}: {
  offers: readonly Offer[];
  roomTypes: readonly PublicRoomType[];
}) {
  const t = useTranslate();
  const [offer] = offers.toSorted((one, other) => one.priceSen - other.priceSen);
  if (!offer) return <span className={css.gone}>{t('trip.soldOut')}</span>;
  const kind = roomTypes.find((type) => type.id === offer.roomTypeId)?.kind ?? 'cabin';
  return (
    <span className={css.price}>
      {t('trip.from')} <strong>{formatMoney(offer.priceSen)}</strong> <small>{t(`trip.per.${kind}`)}</small>
    </span>
  );
}

/** What of a sailing somebody alone can buy. */
export function openOffers({ placesLeft, offers }: PublicSailing): Offer[] {
  return placesLeft > 0 ? offers.filter(({ left }) => left > 0) : [];
}

/** How many people still find a place; few are said in colour and in words. */
export function PlacesLeft({ sailing }: { sailing: PublicSailing }) {
  const t = useTranslate();
  const left = sailing.offers.some((offer) => offer.left > 0) ? sailing.placesLeft : 0;
  if (left === 0) return null;
  const few = left < fewPlaces;
  return (
    <span className={few ? `${css.left} ${css.few}` : css.left}>
      {t(few ? 'trip.fewLeft' : 'trip.left', { left })}
    </span>
  );
}
