import type { SavedPassenger } from '@gangway/contract/customers/passengers.ts';
import { useId } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import css from './saved-passengers.module.css';

interface SavedPassengersProps {
  saved: readonly SavedPassenger[];
  chosen: number | null;
  onChoose: (passenger: SavedPassenger) => void;
  /** Whether this is the customer; undefined where that cannot be. */
  myself?: boolean | undefined;
  onMyself?: () => void;
}

/** The customer and those one keeps, each filled in by one tap. */
export function SavedPassengers({ saved, chosen, onChoose, myself, onMyself }: SavedPassengersProps) {
  const t = useTranslate();
  const id = useId();
  if (saved.length === 0 && myself === undefined) return null;
  return (
    <div className={css.saved} {...(saved.length > 0 && { role: 'group', 'aria-labelledby': id })}>
      {saved.length > 0 && <p id={id}>{t('wizard.saved')}</p>}
      <ul>
        {myself !== undefined && (
          <li>
            <button type="button" aria-pressed={myself} onClick={onMyself}>
              {t('wizard.myself')}
            </button>
          </li>
        )}
        {saved.map((passenger) => (
          <li key={passenger.id}>
            <button type="button" aria-pressed={passenger.id === chosen} onClick={() => onChoose(passenger)}>
              {passenger.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
