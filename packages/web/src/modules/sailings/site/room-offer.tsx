import { formatMoney } from '@gangway/contract/core/money.ts';
import { cabinsFor, partyTotal } from '@gangway/contract/sailings/party.ts';
import { fewPlaces } from '@gangway/contract/sailings/rules.ts';
import type { PublicRoomType } from '@gangway/contract/sailings/schemas.ts';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import { Picture } from '#ui/site/picture.tsx';
import cabin from '#ui/site/pictures/cabin.svg?url';
import deck from '#ui/site/pictures/deck.svg?url';
import { Amenities } from './amenities.tsx';
import { type Offer, ticketKindOf } from './matching-offers.ts';
import css from './room-offer.module.css';

interface RoomOfferProps {
  type: PublicRoomType;
  offer: Offer;
  /** How many travel, and find a place on the sailing at all. */
  people: number;
  placesLeft: number;
  /** It is the first that takes everybody. */
  isFirst: boolean;
  /** Where it is booked. */
  book: string;
}

/** A room type on a sailing: what it is, what it costs, how many are left. One that is too small for the party says so. */
export function RoomOffer({ type, offer, people, placesLeft, isFirst, book }: RoomOfferProps) {
  const t = useTranslate();
  const words = useOwnWords();
  const standing = type.kind === 'standing';
  const cabins = cabinsFor(type, people);
  const totalSen = partyTotal(type, offer, placesLeft, people);
  const name = words(type.name);
  const several = t('offers.choose.cabins', { count: cabins, total: formatMoney(totalSen ?? 0) });
  const beds = type.beds.map((bed) => t(`offers.bed.${bed}`)).join(', ');
  return (
    <li className={css.offer} data-small={cabins > 1}>
      <div
        className={css.pictures}
        role="group"
        aria-label={t('offers.pictures', { name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- several pictures are scrolled through, by keyboard too
        tabIndex={type.images.length > 1 ? 0 : undefined}
      >
        {type.images.length === 0 && <Picture image={null} drawing={standing ? deck : cabin} sizes="11rem" />}
        {type.images.map((image) => (
          <Picture key={image.id} image={image} sizes="(width < 48rem) 85vw, 14rem" />
        ))}
      </div>
      <div className={css.words}>
        <h4>{words(type.name)}</h4>
        {!standing && (
          <p className={css.kind}>
            {[
              t(`trip.kind.${ticketKindOf(type)}`),
              t('offers.sleeps', { count: type.maxOccupancy }),
              t('offers.beds', { beds }),
            ].join(' · ')}
          </p>
        )}
        <p>{words(type.description)}</p>
        <Amenities names={type.amenities} />
      </div>
      <p className={css.price}>
        <span>
          <strong>{formatMoney(offer.priceSen)}</strong> {t(`trip.per.${type.kind}`)}
        </span>
        <Left kind={type.kind} left={offer.left} />
        {offer.nonRefundable && <span className={css.mark}>{t('offers.nonRefundable')}</span>}
        {cabins > 1 && (
          <span className={css.small}>
            {t('offers.tooSmall.cabin', { most: type.maxOccupancy, count: people })}
          </span>
        )}
        {totalSen !== null && (
          <ButtonLink
            to={book}
            look={isFirst ? 'main' : 'second'}
            aria-label={cabins > 1 ? `${several}: ${name}` : t('offers.choose.of', { name })}
          >
            {cabins > 1 ? several : t('offers.choose')}
          </ButtonLink>
        )}
      </p>
    </li>
  );
}

function Left({ kind, left }: { kind: PublicRoomType['kind']; left: number }) {
  const t = useTranslate();
  if (left === 0) return <span className={css.gone}>{t('trip.soldOut')}</span>;
  if (left >= fewPlaces) return <span className={css.left}>{t(`offers.left.${kind}`, { left })}</span>;
  return <span className={css.few}>{t(`offers.few.${kind}`, { left })}</span>;
}
