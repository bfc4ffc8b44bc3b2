import { formatMoney } from '@gangway/contract/core/money.ts';
import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { sailingDay } from '#ui/site/day-words.ts';
import { routeListQuery, SailingTimes, SlotMark } from '#modules/sailings/site/index.ts';
import css from './sailing-choice.module.css';

type OrderSailing = OrderWithTickets['sailing'];

interface SailingChoiceProps {
  date: string;
  /** The one that is booked now. */
  own: Pick<OrderSailing, 'fromPort' | 'destination'>;
  /** Each with the one offer that counts here. */
  sailings: readonly PublicSailing[];
  chosen: number | null;
  onChoose: (sailing: PublicSailing) => void;
}

/** The sailings of a day, one of which can be chosen: those of the same route first, another one is named. */
export function SailingChoice({ date, own, sailings, chosen, onChoose }: SailingChoiceProps) {
  const t = useTranslate();
  const words = useOwnWords();
  const { data } = useQuery(routeListQuery({ from: date, to: date }));
  const otherRoute = ({ routeId }: PublicSailing) => {
    const route = data?.routes.find(({ id }) => id === routeId);
    const isSame = route?.destination.en === own.destination.en && route.fromPort.en === own.fromPort.en;
    return isSame ? undefined : route;
  };
  const sameFirst = sailings.toSorted(
    (one, another) => Number(Boolean(otherRoute(one))) - Number(Boolean(otherRoute(another))),
  );
  return (
    <fieldset className={css.sailings}>
      <legend>{t('change.sailings', { day: sailingDay(date, true) })}</legend>
      {sameFirst.map((sailing) => {
        const [offer] = sailing.offers;
        const route = otherRoute(sailing);
        const isFull = !offer || offer.left === 0;
        return (
          <label key={sailing.id} className={css.sailing} data-full={isFull}>
            <input
              type="radio"
              name="sailing"
              checked={sailing.id === chosen}
              disabled={isFull}
              onChange={() => onChoose(sailing)}
            />
            <span>
              <SlotMark slot={sailing.slot} />
              <SailingTimes sailing={sailing} />
              {route && (
                <em>
                  {t('change.otherRoute', { from: words(route.fromPort), to: words(route.destination) })}
                </em>
              )}
              <strong>{isFull ? t('change.full') : formatMoney(offer.priceSen)}</strong>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
