import { portDate } from '@gangway/contract/core/dates.ts';
import type { SavedPassenger } from '@gangway/contract/customers/passengers.ts';
import { useState } from 'react';
import { countryName } from '#lib/countries.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { dateInWords } from '#ui/site/date-in-words.ts';
import { sailingDay } from '#ui/site/day-words.ts';
import css from './saved-passengers.module.css';

interface PassengerListProps {
  passengers: readonly SavedPassenger[];
  onEdit: (passenger: SavedPassenger) => void;
  onRemove: (passenger: SavedPassenger) => void;
}

export function PassengerList({ passengers, onEdit, onRemove }: PassengerListProps) {
  const t = useTranslate();
  const [today] = useState(() => portDate(new Date()));
  return (
    <ul className={css.list}>
      {passengers.map((passenger) => {
        const { id, name } = passenger;
        return (
          <li key={id} className={css.passenger}>
            <div className={css.who}>
              <strong>{name}</strong>
              <span className={css.facts}>
                <span>
                  {t('account.passengers.document', {
                    document: t(`idType.${passenger.idType}`),
                    ending: passenger.idEnding,
                  })}
                </span>
                <Expiry date={passenger.passportExpiry} today={today} />
                <span>{countryName(passenger.nationality)}</span>
                <span>{t('account.born', { date: dateInWords(passenger.birthDate) })}</span>
                {passenger.consentedAt && (
                  <span>
                    {t('account.passengers.consented', {
                      date: sailingDay(portDate(new Date(passenger.consentedAt)), true),
                    })}
                  </span>
                )}
              </span>
            </div>
            <div className={css.actions}>
              <Button
                look="quiet"
                aria-label={t('account.passengers.editOf', { name })}
                onClick={() => onEdit(passenger)}
              >
                {t('account.passengers.edit')}
              </Button>
              <Button
                look="quiet"
                aria-label={t('account.passengers.removeOf', { name })}
                onClick={() => onRemove(passenger)}
              >
                {t('account.passengers.remove')}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Expiry({ date, today }: { date: string | null; today: string }) {
  const t = useTranslate();
  if (!date) return null;
  const words = { date: dateInWords(date) };
  if (date < today) return <span className={css.expired}>{t('account.passengers.expired', words)}</span>;
  return <span>{t('account.passengers.validUntil', words)}</span>;
}
