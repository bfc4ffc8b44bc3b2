import { type Slot, slots } from '@gangway/contract/fleet/prices.ts';
import { type ComponentProps, useId } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { Icon } from '#ui/site/icon.tsx';
import { maxPeople, ticketKinds } from './wish.ts';
import css from './wish-fields.module.css';

const counts = Array.from({ length: maxPeople }, (_, index) => index + 1);

type SelectProps = Pick<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange'>;

export function KindSelect(props: SelectProps) {
  const t = useTranslate();
  return (
    <select name="kind" {...props}>
      <option value="">{t('trip.kind.any')}</option>
      {ticketKinds.map((kind) => (
        <option key={kind} value={kind}>
          {t(`trip.kind.${kind}`)}
        </option>
      ))}
    </select>
  );
}

export function PeopleSelect(props: SelectProps) {
  const t = useTranslate();
  return (
    <select name="people" {...props}>
      <option value="">{t('trip.people.any')}</option>
      {counts.map((count) => (
        <option key={count} value={count}>
          {t('trip.people.count', { count })}
        </option>
      ))}
    </select>
  );
}

interface SlotChoiceProps {
  value: Slot | null;
  onChange: (slot: Slot | null) => void;
}

/** Day, night or either, all three in sight. */
export function SlotChoice({ value, onChange }: SlotChoiceProps) {
  const t = useTranslate();
  const label = useId();
  return (
    <div role="radiogroup" aria-labelledby={label}>
      <span id={label} className={css.label}>
        {t('trip.slot')}
      </span>
      <div className={css.choices}>
        {[null, ...slots].map((slot) => (
          <label key={slot} className={css.choice}>
            <input
              type="radio"
              name="slot"
              value={slot ?? ''}
              checked={slot === value}
              onChange={() => onChange(slot)}
            />
            <span>
              {slot && <Icon name={slot === 'day' ? 'sun' : 'moon'} size={18} />}
              {t(`trip.slot.${slot ?? 'any'}`)}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
