import type { HomeData, PublicRoomType } from '@gangway/contract/sailings/schemas.ts';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { Picture } from '#ui/site/picture.tsx';
import cabin from '#ui/site/pictures/cabin.svg?url';
import deck from '#ui/site/pictures/deck.svg?url';
import { bookPath, openOffers, PriceFrom, ticketKindOf } from '#modules/sailings/site/index.ts';
import css from './cabins.module.css';

/** Everything one can book to be on, with pictures: cabins first, then the open deck. */
export function Cabins({ home }: { home: HomeData }) {
  const t = useTranslate();
  return (
    <section className={css.section} aria-labelledby="cabins-title">
      <div className={css.inner}>
        <div className={css.head}>
          <h2 id="cabins-title" className={css.title}>
            {t('home.cabins.title')}
          </h2>
          <p>{t('home.cabins.text')}</p>
        </div>
        <ul className={css.list}>
          {home.roomTypes.map((type) => (
            <Cabin key={type.id} type={type} home={home} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Cabin({ type, home }: { type: PublicRoomType; home: HomeData }) {
  const t = useTranslate();
  const words = useOwnWords();
  const standing = type.kind === 'standing';
  const offers = home.sailings.flatMap(openOffers).filter((offer) => offer.roomTypeId === type.id);
  return (
    <li className={css.cabin}>
      <Picture
        image={type.images[0]}
        drawing={standing ? deck : cabin}
        sizes="(width < 48rem) 78vw, (width < 76rem) 31vw, 24rem"
      />
      <h3>
        <Link to={bookPath({ roomType: type.id })}>{words(type.name)}</Link>
      </h3>
      {!standing && (
        <p className={css.facts}>
          <span>{t(`trip.kind.${ticketKindOf(type)}`)}</span>
          <span>{t('home.cabins.sleeps', { count: type.maxOccupancy })}</span>
        </p>
      )}
      <p>{words(type.description)}</p>
      {offers.length > 0 && (
        <p className={css.price}>
          <PriceFrom offers={offers} roomTypes={home.roomTypes} />
        </p>
      )}
    </li>
  );
}
