import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { useSearchParams } from 'react-router';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { Icon } from '#ui/site/icon.tsx';
import { CabinsLeft } from './cabins-left.tsx';
import { matchingOffers } from './matching-offers.ts';
import { PartyPrice } from './party-price.tsx';
import { sailingDay } from '#ui/site/day-words.ts';
import { SailingTimes, SlotMark } from './sailing-facts.tsx';
import type { RouteList } from './site-queries.ts';
import type { Wish } from './wish.ts';
import css from './sailing-row.module.css';

interface SailingRowProps {
  sailing: PublicSailing;
  list: RouteList;
  wish: Wish;
}

export const lineId = (sailingId: number) => `sailing-${sailingId}`;

/** One sailing in a line; it opens the sailing's details and keeps what was looked for. */
export function SailingRow({ sailing, list, wish }: SailingRowProps) {
  const t = useTranslate();
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set('sailing', String(sailing.id));
  return (
    <li className={css.row}>
      <p className={css.when}>
        <Link id={lineId(sailing.id)} to={`?${next}`} state={{ opened: true }} className={css.day}>
          {sailingDay(sailing.date)}
        </Link>
        <SailingTimes sailing={sailing} />
      </p>
      <p className={css.marks}>
        <SlotMark slot={sailing.slot} />
        {sailing.peak && <span className={css.peak}>{t('offers.peak')}</span>}
      </p>
      <p className={css.price}>
        <PartyPrice
          offers={matchingOffers(sailing, list.roomTypes, wish)}
          roomTypes={list.roomTypes}
          people={wish.people ?? 1}
        />
        <CabinsLeft sailing={sailing} roomTypes={list.roomTypes} wish={wish} />
      </p>
      <Icon name="right" size={20} />
    </li>
  );
}
