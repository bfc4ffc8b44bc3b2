import { formatMoney } from '@gangway/contract/core/money.ts';
import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { sailingDay, SailingTimes, SlotMark } from '#modules/sailings/site/index.ts';
import css from './sailing-choice.module.css';

interface SailingChoiceProps {
  date: string;
  /** Each with the one offer that counts here. */
  sailings: readonly PublicSailing[];
  chosen: number | null;
  onChoose: (sailing: PublicSailing) => void;
}

/** The sailings of a day, one of which can be chosen. */
export function SailingChoice({ date, sailings, chosen, onChoose }: SailingChoiceProps) {
  const t = useTranslate();
  return (
    <fieldset className={css.sailings}>
      <legend>{t('change.sailings', { day: sailingDay(date, true) })}</legend>
      {sailings.map((sailing) => {
        const [offer] = sailing.offers;
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
              <strong>{isFull ? t('change.full') : formatMoney(offer.priceSen)}</strong>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
