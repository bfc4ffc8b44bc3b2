import { formatMoney } from '@gangway/contract/core/money.ts';
import type { PublicRoomType } from '@gangway/contract/sailings/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { cheapestFor, type Offer } from './matching-offers.ts';
import { PriceFrom } from './sailing-facts.tsx';
import css from './sailing-facts.module.css';

interface PartyPriceProps {
  offers: readonly Offer[];
  roomTypes: readonly PublicRoomType[];
  people: number;
}

/** The lowest price for a party, and what it is the price of: where no cabin takes all of them, of several. */
export function PartyPrice({ offers, roomTypes, people }: PartyPriceProps) {
  const t = useTranslate();
  const found = cheapestFor(people, offers, roomTypes);
  if (!found || found.cabins === 1)
    return <PriceFrom offers={found ? [found.offer] : []} roomTypes={roomTypes} />;
  return (
    <span className={css.price}>
      {t('trip.from')} <strong>{formatMoney(found.totalSen)}</strong>{' '}
      <small>{t('offers.per.cabins', { count: found.cabins })}</small>
    </span>
  );
}
