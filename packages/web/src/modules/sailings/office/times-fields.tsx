import type { ReactNode } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { TimeField } from './time-field.tsx';

/** What a form gives a field. */
interface Bound {
  value?: string;
  error?: ReactNode;
  onChange: (value: string) => void;
}

interface TimesFieldsProps {
  departure: Bound;
  returning: Bound;
  /** Stands before the fields' names where there are several pairs of them. */
  of?: string;
  disabled?: boolean;
}

/** Departure and return; a return at or before the departure is on the next day, and says so. */
export function TimesFields({ departure, returning, of, disabled = false }: TimesFieldsProps) {
  const t = useTranslate();
  const { value: time = '' } = returning;
  const overnight = time !== '' && time <= (departure.value ?? '');
  const named = (label: string) => ({ label, ...(of ? { name: `${of}, ${label}` } : {}) });
  return (
    <>
      <TimeField
        {...named(t('field.departure'))}
        description={t('sailings.portTime')}
        disabled={disabled}
        {...departure}
      />
      <TimeField
        {...named(t('field.returning'))}
        description={overnight ? t('sailings.nextDay', { time }) : t('sailings.portTime')}
        disabled={disabled}
        {...returning}
      />
    </>
  );
}
