import { formatMoney } from '@gangway/contract/core/money.ts';
import type { PublicRoomType } from '@gangway/contract/sailings/schemas.ts';
import { useState } from 'react';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Icon } from '#ui/site/icon.tsx';
import { sailingDay } from '#ui/site/day-words.ts';
import { SailingTimes, SlotMark } from '#modules/sailings/site/index.ts';
import { type Cabins, type Draft, guestsOf, typeName } from './draft.ts';
import type { StepName } from './steps.ts';
import type { Offer } from './use-offer.ts';
import css from './summary.module.css';

interface SummaryProps {
  draft: Draft;
  type: PublicRoomType | undefined;
  offer: Offer;
  cabins: Cabins;
  next: StepName;
  /** Nothing in the steps says how to go on: then this does. */
  main: boolean;
  onNext: () => void;
}

/** What is chosen and what it comes to: beside the steps where there is room, else a bar at the bottom that opens. */
export function Summary({ draft, type, offer, cabins, next, main, onNext }: SummaryProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const total = offer.totalSen === null ? t('wizard.total.none') : formatMoney(offer.totalSen);
  return (
    <aside className={css.summary} aria-label={t('wizard.summary')} data-open={open}>
      <div id="summary-facts" className={css.facts}>
        <Facts draft={draft} type={type} offer={offer} cabins={cabins} />
      </div>
      <div className={css.bar}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls="summary-facts"
          onClick={() => setOpen(!open)}
        >
          <span>{t('wizard.summary')}</span>
          <Icon name="down" size={16} />
        </button>
        <p className={css.total} aria-live="polite">
          <span>{t('wizard.total')}</span> <strong>{total}</strong>
        </p>
        {next !== 'pay' && (
          <button
            type="button"
            className={css.next}
            data-main={main}
            onClick={() => {
              setOpen(false);
              onNext();
            }}
          >
            {t(`wizard.next.${next}`)}
          </button>
        )}
      </div>
    </aside>
  );
}

function Facts({ draft, type, offer, cabins }: Pick<SummaryProps, 'draft' | 'type' | 'offer' | 'cabins'>) {
  const t = useTranslate();
  const words = useOwnWords();
  const { trip } = offer;
  const names = guestsOf(draft)
    .map((guest) => guest.name.trim())
    .filter(Boolean);
  return (
    <>
      <h2 className={css.title}>{t('wizard.summary')}</h2>
      {!type && !trip && <p className={css.soft}>{t('wizard.summary.empty')}</p>}
      <dl>
        {type && <Fact name={t('wizard.step.room')} value={typeName(words(type.name), cabins.length)} />}
        {type && draft.bed && type.beds.length > 1 && (
          <Fact name={t('wizard.step.bed')} value={t(`wizard.bed.${draft.bed}`)} />
        )}
        {trip && (
          <>
            <Fact name={t('wizard.trip')} value={words(trip.destination)} />
            <div>
              <dt>{t('wizard.when')}</dt>
              <dd>
                {sailingDay(trip.date, true)} <SlotMark slot={trip.slot} />
                <br />
                <SailingTimes sailing={trip} />
              </dd>
            </div>
            <Fact name={t('wizard.ship')} value={`${trip.shipName}, ${words(trip.fromPort)}`} />
          </>
        )}
        {!trip && draft.date && <Fact name={t('wizard.when')} value={sailingDay(draft.date, true)} />}
        {draft.sailingId !== null && (
          <Fact
            name={t('wizard.step.guests')}
            value={[t('trip.people.count', { count: draft.people }), ...names].join(' · ')}
          />
        )}
      </dl>
      {offer.nonRefundable && <p className={css.mark}>{t('wizard.nonRefundable')}</p>}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
