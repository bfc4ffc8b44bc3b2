import { formatMoney } from '@gangway/contract/core/money.ts';
import type { PublicRoomType } from '@gangway/contract/sailings/schemas.ts';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Picture } from '#ui/site/picture.tsx';
import cabin from '#ui/site/pictures/cabin.svg?url';
import deck from '#ui/site/pictures/deck.svg?url';
import {
  Amenities,
  PartyPrice,
  type RouteList,
  type TicketKind,
  ticketKindOf,
} from '#modules/sailings/site/index.ts';
import { canTake, linesFor, mostPeople } from './choices.ts';
import css from './choices.module.css';

interface RoomStepProps {
  catalogue: RouteList;
  kind: TicketKind;
  chosen: number | null;
  people: number;
  /** A line of the cart is one cabin. */
  oneOnly: boolean;
  onChoose: (type: PublicRoomType) => void;
}

/** The room types of the chosen kind, with pictures, what is in them and from what price. */
export function RoomStep({ catalogue, kind, chosen, people, oneOnly, onChoose }: RoomStepProps) {
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
            people={people}
            oneOnly={oneOnly}
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
  people: number;
  oneOnly: boolean;
  onChoose: () => void;
}

/** One that is too small for everybody says so, and is offered as often as it takes. */
function Room({ type, catalogue, chosen, people, oneOnly, onChoose }: RoomProps) {
  const t = useTranslate();
  const words = useOwnWords();
  const beds = type.beds.map((bed) => t(`offers.bed.${bed}`)).join(', ');
  const offers = catalogue.sailings
    .filter((sailing) => canTake(sailing, type, people))
    .flatMap((sailing) => sailing.offers)
    .filter((offer) => offer.roomTypeId === type.id);
  const lines = linesFor(type, people);
  const isSmall = lines > 1;
  const lowest = Math.min(...offers.map(({ priceSen }) => priceSen));
  const together = t(`wizard.room.together.${type.kind}`, {
    count: lines,
    total: formatMoney(offers.length > 0 ? totalOf(type, lowest, people) : 0),
  });
  const facts = [
    t('offers.sleeps', { count: type.maxOccupancy }),
    ...(beds ? [t('offers.beds', { beds })] : []),
  ];
  return (
    <li className={css.card} data-chosen={chosen} data-small={isSmall}>
      <Picture
        image={type.images[0]}
        drawing={type.kind === 'standing' ? deck : cabin}
        sizes="(width < 48rem) 92vw, 16rem"
      />
      <div className={css.words}>
        <h3>
          <button
            type="button"
            className={`${css.name} ${css.all}`}
            aria-pressed={chosen}
            aria-disabled={isSmall}
            onClick={() => isSmall || onChoose()}
          >
            {words(type.name)}
          </button>
        </h3>
        {type.kind === 'cabin' && <p className={css.facts}>{facts.join(' · ')}</p>}
        <p className={css.fades}>{words(type.description)}</p>
        <div className={css.fades}>
          <Amenities names={type.amenities} />
        </div>
        {isSmall && (
          <p className={css.small}>
            {t(`offers.tooSmall.${type.kind}`, { most: mostPeople(type), count: people })}
          </p>
        )}
        {isSmall && !oneOnly && offers.length > 0 && (
          <Button
            look="second"
            className={css.together}
            aria-label={`${together}: ${words(type.name)}`}
            onClick={onChoose}
          >
            {together}
          </Button>
        )}
        {!isSmall && offers.length > 0 && (
          <p className={`${css.foot} ${css.price}`}>
            <PartyPrice offers={offers} roomTypes={catalogue.roomTypes} people={people} />
          </p>
        )}
      </div>
    </li>
  );
}

function totalOf(type: PublicRoomType, priceSen: number, people: number): number {
  return priceSen * (type.kind === 'standing' ? people : linesFor(type, people));
}
