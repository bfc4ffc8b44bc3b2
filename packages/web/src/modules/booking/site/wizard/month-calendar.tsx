import { formatMoney } from '@gangway/contract/core/money.ts';
import { fewPlaces } from '@gangway/contract/sailings/rules.ts';
import type { PublicRoomType } from '@gangway/contract/sailings/schemas.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { currentLocale, translate } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { dayAfterKey, weeksOf } from '#ui/shared/month-grid.ts';
import { Icon } from '#ui/site/icon.tsx';
import { sailingDay } from '#ui/site/day-words.ts';
import type { DayOffer } from './calendar-days.ts';
import css from './month-calendar.module.css';

interface MonthCalendarProps {
  /** The day that is looked at: its month is shown, and the keyboard stands on it. */
  day: string;
  chosen: string | null;
  /** The day that is booked now, where it is to be changed. */
  current?: string;
  first: string;
  last: string;
  offers: ReadonlyMap<string, DayOffer>;
  kind: PublicRoomType['kind'];
  loading: boolean;
  onLook: (day: string) => void;
  onChoose: (day: string) => void;
}

/** A month with the lowest price and the places of every day. One day is in the tab order; keys lead to the others. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { day, first, last, offers, kind, loading, onLook, onChoose } = props;
  const t = useTranslate();
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const month = day.slice(0, 7);
  const best = lowestOf(offers, first);
  const within = (wanted: string) => (wanted < first ? first : wanted > last ? last : wanted);

  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    byKey.current = false;
  }, [day]);

  const press = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, day);
    if (next === null) return;
    event.preventDefault();
    byKey.current = true;
    onLook(within(next));
  };
  const turn = (key: 'PageUp' | 'PageDown') => onLook(within(dayAfterKey(key, `${month}-01`) ?? day));

  return (
    <div className={css.calendar}>
      <div className={css.head}>
        <button
          type="button"
          onClick={() => turn('PageUp')}
          disabled={month <= first.slice(0, 7)}
          aria-label={t('wizard.month.before')}
        >
          <Icon name="left" />
        </button>
        <h3 id="wizard-month" aria-live="polite">
          {monthName(month)}
        </h3>
        <button
          type="button"
          onClick={() => turn('PageDown')}
          disabled={month >= last.slice(0, 7)}
          aria-label={t('wizard.month.after')}
        >
          <Icon name="right" />
        </button>
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- keys lead from day to day
        role="grid"
        className={css.grid}
        aria-labelledby="wizard-month"
        aria-busy={loading}
        onKeyDown={press}
      >
        <thead>
          <tr>
            {weekdayNames().map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, place) =>
                date ? (
                  <Day
                    key={date}
                    {...props}
                    date={date}
                    offer={date >= first ? offers.get(date) : undefined}
                    best={best}
                    onChoose={onChoose}
                  />
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- a gap has no day
                  <td key={place} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.legend}>
        {t(`wizard.calendar.legend.${kind}`)}
        {best !== null && (
          <>
            {' · '}
            <i className={css.best} /> {t('wizard.calendar.best')}
          </>
        )}
      </p>
    </div>
  );
}

interface DayProps extends MonthCalendarProps {
  date: string;
  offer: DayOffer | undefined;
  /** The lowest price of the month; null where all cost the same. */
  best: number | null;
}

function Day({ date, offer, best, day, chosen, current, kind, loading, onLook, onChoose }: DayProps) {
  const open = offer !== undefined && offer.priceSen !== null;
  const isBest = open && offer.priceSen === best;
  const state = !offer ? 'none' : !open ? 'gone' : offer.left < fewPlaces ? 'few' : 'open';
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button in it is named
    <td aria-selected={date === chosen} className={css.cell}>
      <button
        type="button"
        data-day={date}
        data-state={loading && !offer ? 'loading' : state}
        data-current={date === current}
        className={css.day}
        tabIndex={date === day ? 0 : -1}
        aria-disabled={!open}
        onClick={() => (open ? onChoose(date) : onLook(date))}
      >
        <span className={css.name}>
          {nameOfDay(date, offer, kind)}
          {isBest && `, ${translate('wizard.calendar.best')}`}
          {date === current && `, ${translate('wizard.day.current')}`}
        </span>
        <span className={css.seen} aria-hidden="true">
          <span className={css.number}>
            {Number(date.slice(8))}
            {isBest && <i className={css.best} />}
          </span>
          {date === current && <span className={css.current}>{translate('wizard.day.current')}</span>}
          {offer && open && <Price sen={offer.priceSen ?? 0} />}
          {state === 'few' && (
            <span className={css.few}>{translate('wizard.day.few', { left: offer?.left })}</span>
          )}
          {state === 'gone' && (
            <span className={css.gone}>
              {offer?.left ? translate('wizard.day.few', { left: offer.left }) : translate('wizard.day.gone')}
            </span>
          )}
        </span>
      </button>
    </td>
  );
}

/** The lowest price of a month, where one day costs less than another. */
function lowestOf(offers: ReadonlyMap<string, DayOffer>, first: string): number | null {
  const prices = [...offers].flatMap(([date, { priceSen }]) =>
    date >= first && priceSen !== null ? [priceSen] : [],
  );
  const lowest = Math.min(...prices);
  return prices.some((price) => price > lowest) ? lowest : null;
}

/** Small enough for a seventh of a phone: the currency stands once below the month, the sen are smaller. */
function Price({ sen }: { sen: number }) {
  const [ringgit = '', cents = ''] = formatMoney(sen).replace('RM ', '').split('.');
  return (
    <span className={css.price} data-whole={cents === '00'}>
      <span className={css.currency}>RM </span>
      {ringgit}
      <small>.{cents}</small>
    </span>
  );
}

function nameOfDay(date: string, offer: DayOffer | undefined, kind: PublicRoomType['kind']): string {
  const day = sailingDay(date, true);
  if (!offer) return translate('wizard.day.name.none', { day });
  if (offer.left === 0) return translate('wizard.day.name.gone', { day });
  const left = translate(`offers.${offer.left < fewPlaces ? 'few' : 'left'}.${kind}`, { left: offer.left });
  if (offer.priceSen === null) return translate('wizard.day.name.short', { day, left });
  return translate('wizard.day.name.open', { day, price: formatMoney(offer.priceSen), left });
}

function monthName(month: string): string {
  const words = new Intl.DateTimeFormat(currentLocale(), { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return words.format(new Date(`${month}-01T00:00:00Z`));
}

/** Monday first. */
function weekdayNames(): string[] {
  const [sunday = '', ...others] = translate('trip.weekdays').split(' ');
  return [...others, sunday];
}
