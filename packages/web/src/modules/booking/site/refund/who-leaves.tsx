import type { Ticket } from '@gangway/contract/booking/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './who-leaves.module.css';

interface WhoLeavesProps {
  guests: readonly Ticket[];
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
}

/** Who of several guests does not come: all, or some. */
export function WhoLeaves({ guests, chosen, onChoose }: WhoLeavesProps) {
  const t = useTranslate();
  const all = guests.map(({ id }) => id);
  const isAll = chosen.length === all.length;
  return (
    <fieldset className={css.guests}>
      <legend>{t('refund.who')}</legend>
      <label>
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !isAll;
          }}
          onChange={() => onChoose(isAll ? [] : all)}
        />
        <strong>{t('refund.everyone')}</strong>
      </label>
      {guests.map(({ id, name, ageGroup }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) =>
              onChoose(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
          {name}
          {ageGroup !== 'adult' && <small>{t(`ticket.age.${ageGroup}`)}</small>}
        </label>
      ))}
    </fieldset>
  );
}
