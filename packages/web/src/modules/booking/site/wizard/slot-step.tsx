import { formatMoney } from '@gangway/contract/core/money.ts';
import { fewPlaces } from '@gangway/contract/sailings/rules.ts';
import type { PublicRoomType, PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Icon } from '#ui/site/icon.tsx';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { monthQuery } from '#modules/booking/queries.ts';
import { type RouteList, SailingTimes } from '#modules/sailings/site/index.ts';
import { canTake, leftOf } from './choices.ts';
import { ofRoute } from './of-route.ts';
import css from './choices.module.css';

interface SlotStepProps {
  date: string;
  routeId: number | null;
  type: PublicRoomType;
  people: number;
  catalogue: RouteList;
  chosen: number | null;
  onChoose: (sailing: PublicSailing) => void;
}

/** Day or night: the sailings of the chosen day. */
export function SlotStep({ date, routeId, type, people, catalogue, chosen, onChoose }: SlotStepProps) {
  const t = useTranslate();
  const query = useQuery(monthQuery(date.slice(0, 7), type.id));
  const sailings = ofRoute(query.data ?? [], routeId).filter((sailing) => sailing.date === date);
  if (query.isPending) return <Skeleton lines={3} />;
  if (query.isError) return <LoadFailure text={t('trip.failed')} onRetry={() => void query.refetch()} />;
  return (
    <ul className={css.sailings}>
      {sailings.map((sailing) => (
        <SlotCard
          key={sailing.id}
          sailing={sailing}
          type={type}
          people={people}
          catalogue={catalogue}
          chosen={sailing.id === chosen}
          onChoose={() => onChoose(sailing)}
        />
      ))}
    </ul>
  );
}

interface SlotCardProps {
  sailing: PublicSailing;
  type: PublicRoomType;
  people: number;
  catalogue: RouteList;
  chosen: boolean;
  onChoose: () => void;
}

function SlotCard({ sailing, type, people, catalogue, chosen, onChoose }: SlotCardProps) {
  const t = useTranslate();
  const words = useOwnWords();
  const route = catalogue.routes.find(({ id }) => id === sailing.routeId);
  const ship = catalogue.ships.find(({ id }) => id === sailing.shipId);
  const offer = sailing.offers.find(({ roomTypeId }) => roomTypeId === type.id);
  const left = leftOf(sailing, type.id);
  const enough = canTake(sailing, type, people);
  return (
    <li>
      <button
        type="button"
        className={`${css.card} ${css.slot}`}
        aria-pressed={chosen}
        aria-disabled={!enough}
        onClick={() => enough && onChoose()}
      >
        <span className={css.sky} data-slot={sailing.slot}>
          <Icon name={sailing.slot === 'day' ? 'sun' : 'moon'} size={26} />
        </span>
        <span className={css.words}>
          <span className={css.name}>{t(`trip.slot.${sailing.slot}`)}</span>
          <SailingTimes sailing={sailing} />
          <span className={css.soft}>
            {[route && words(route.destination), ship?.name].filter(Boolean).join(' · ')}
          </span>
          <span className={css.foot}>
            <span className={css.price}>
              <strong>{formatMoney(offer?.priceSen ?? 0)}</strong> <small>{t(`trip.per.${type.kind}`)}</small>
            </span>
            {left === 0 && <span>{t('trip.soldOut')}</span>}
            {left > 0 && left < fewPlaces && (
              <span className={css.few}>{t(`offers.few.${type.kind}`, { left })}</span>
            )}
          </span>
          {sailing.peak && <span className={css.few}>{t('offers.peak')}</span>}
          {offer?.nonRefundable && <span className={css.few}>{t('offers.nonRefundable')}</span>}
        </span>
      </button>
    </li>
  );
}
