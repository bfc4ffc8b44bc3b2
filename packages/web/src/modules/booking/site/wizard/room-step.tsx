import type { PublicRoomType } from '@gangway/contract/sailings/schemas.ts';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Picture } from '#ui/site/picture.tsx';
import cabin from '#ui/site/pictures/cabin.svg?url';
import deck from '#ui/site/pictures/deck.svg?url';
import {
  Amenities,
  matchingOffers,
  PriceFrom,
  type RouteList,
  type TicketKind,
  ticketKindOf,
} from '#modules/sailings/site/index.ts';
import css from './choices.module.css';

interface RoomStepProps {
  catalogue: RouteList;
  kind: TicketKind;
  chosen: number | null;
  onChoose: (type: PublicRoomType) => void;
}

/** The room types of the chosen kind, with pictures, what is in them and from what price. */
export function RoomStep({ catalogue, kind, chosen, onChoose }: RoomStepProps) {
  return (
    <ul className={css.rooms}>
      {catalogue.roomTypes
        .filter((type) => ticketKindOf(type) === kind)
        .map((type) => (
          <Room
            key={type.id}
            type={type}
            catalogue={catalogue}
            chosen={type.id === chosen}
            onChoose={() => onChoose(type)}
          />
        ))}
    </ul>
  );
}

interface RoomProps {
  type: PublicRoomType;
  catalogue: RouteList;
  chosen: boolean;
  onChoose: () => void;
}

function Room({ type, catalogue, chosen, onChoose }: RoomProps) {
  const t = useTranslate();
  const words = useOwnWords();
  const beds = type.beds.map((bed) => t(`offers.bed.${bed}`)).join(', ');
  const offers = catalogue.sailings
    .flatMap((sailing) => matchingOffers(sailing, catalogue.roomTypes))
    .filter((offer) => offer.roomTypeId === type.id);
  const facts = [
    t('offers.sleeps', { count: type.maxOccupancy }),
    ...(beds ? [t('offers.beds', { beds })] : []),
  ];
  return (
    <li className={css.card} data-chosen={chosen}>
      <Picture
        image={type.images[0]}
        drawing={type.kind === 'standing' ? deck : cabin}
        sizes="(width < 48rem) 92vw, 16rem"
      />
      <div className={css.words}>
        <h3>
          <button type="button" className={`${css.name} ${css.all}`} aria-pressed={chosen} onClick={onChoose}>
            {words(type.name)}
          </button>
        </h3>
        {type.kind === 'cabin' && <p className={css.facts}>{facts.join(' · ')}</p>}
        <p>{words(type.description)}</p>
        <Amenities names={type.amenities} />
        {offers.length > 0 && (
          <p className={`${css.foot} ${css.price}`}>
            <PriceFrom offers={offers} roomTypes={catalogue.roomTypes} />
          </p>
        )}
      </div>
    </li>
  );
}
