import { TimePicker, type TimePickerProps } from '@mantine/dates';
import type { ReactNode } from 'react';
import { useTranslate } from '#lib/use-translate.ts';

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

interface TimeFieldProps extends Pick<TimePickerProps, 'description' | 'error' | 'disabled'> {
  label: string;
  /** What the two parts are called where the label alone would not say which time it is. */
  name?: string;
  /** HH:mm; empty while it is not whole. */
  value?: string;
  onChange: (value: string) => void;
}

/** A time of day by the port's clock, typed in two parts. */
function TimeField({ name, ...props }: TimeFieldProps) {
  const t = useTranslate();
  const label = name ?? props.label;
  return (
    <TimePicker
      {...props}
      hoursInputLabel={t('sailings.hoursOf', { label })}
      minutesInputLabel={t('sailings.minutesOf', { label })}
    />
  );
}
