import { portDate } from '@gangway/contract/core/dates.ts';
import { cabinsFor, partyTotal } from '@gangway/contract/sailings/party.ts';
import { useSearchParams } from 'react-router';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Picture } from '#ui/site/picture.tsx';
import sunset from '#ui/site/pictures/sunset.svg?url';
import { CabinsLeft } from './cabins-left.tsx';
import { HowToBook } from './how-to-book.tsx';
import { RoomOffer } from './room-offer.tsx';
import { momentAtPort, sailingDay, timeAtPort } from '#ui/site/day-words.ts';
import { SlotMark } from './sailing-facts.tsx';
import type { SailingOffers } from './site-queries.ts';
import { bookPath, readWish } from './wish.ts';
import css from './sailing-sheet.module.css';

/** Everything to choose by on one sailing. */
export function SailingSheet({ offers }: { offers: SailingOffers }) {
  const t = useTranslate();
  const words = useOwnWords();
  const { sailing, route, ship, roomTypes } = offers;
  const wish = readWish(useSearchParams()[0]);
  const people = wish.people ?? 1;
  const first = roomTypes.find((type) => {
    const offer = sailing.offers.find(({ roomTypeId }) => roomTypeId === type.id);
    return (
      offer && cabinsFor(type, people) <= 1 && partyTotal(type, offer, sailing.placesLeft, people) !== null
    );
  });
  return (
    <div className={css.sheet}>
      <div className={css.top}>
        <Picture image={route.image ?? ship.images[0]} drawing={sunset} sizes="(width < 48rem) 92vw, 28rem" />
        <div className={css.facts}>
          <p className={css.day}>
            {sailingDay(sailing.date, true)} <SlotMark slot={sailing.slot} />
          </p>
          <dl>
            <Fact
              name={t('offers.departs')}
              value={`${timeAtPort(sailing.departsAt)}, ${words(route.fromPort)}`}
            />
            <Fact name={t('offers.returns')} value={returnOf(sailing)} />
            <Fact name={t('offers.ship')} value={ship.name} />
            <Fact name={t('offers.closes')} value={momentAtPort(sailing.salesCloseAt)} />
          </dl>
          <CabinsLeft sailing={sailing} roomTypes={roomTypes} wish={wish} />
        </div>
      </div>
      <p>{words(route.description)}</p>
      {sailing.peak && <p className={css.peak}>{t('offers.peak.text')}</p>}
      <h3>{t('offers.rooms')}</h3>
      <ul className={css.rooms}>
        {roomTypes.map((type) => {
          const offer = sailing.offers.find(({ roomTypeId }) => roomTypeId === type.id);
          const book = bookPath({ sailing: sailing.id, roomType: type.id, people: wish.people });
          return (
            offer && (
              <RoomOffer
                key={type.id}
                type={type}
                offer={offer}
                people={people}
                placesLeft={sailing.placesLeft}
                isFirst={type === first}
                book={book}
              />
            )
          );
        })}
      </ul>
      <HowToBook />
    </div>
  );
}

/** A return on the day itself needs no date. */
function returnOf({ date, returnsAt }: SailingOffers['sailing']): string {
  return portDate(new Date(returnsAt)) === date ? timeAtPort(returnsAt) : momentAtPort(returnsAt);
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
