import { DateInput, type DateInputProps } from '@mantine/dates';
import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { readTypedDate } from './read-typed-date.ts';

type Shown = Pick<
  DateInputProps,
  | 'label'
  | 'description'
  | 'error'
  | 'placeholder'
  | 'clearable'
  | 'disabled'
  | 'aria-label'
  | 'minDate'
  | 'maxDate'
  | 'onBlur'
  | 'onFocus'
>;

interface DateFieldProps extends Shown {
  /** A plain date, YYYY-MM-DD. */
  value?: string | null;
  onChange: (value: string | null) => void;
}

/** A date that is picked, or typed as people write one; what is none is said, and never taken for the one before. */
export function DateField(props: DateFieldProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const isOpen = typed.trim() !== '' && readTypedDate(typed) === null;
  const take = (value: string | null) => {
    setTyped('');
    setRefused(null);
    props.onChange(value);
  };
  const leave: DateInputProps['onBlur'] = (event) => {
    props.onBlur?.(event);
    const text = typed.trim();
    const read = readTypedDate(text);
    if (text === '' || (read && isWithin(read, props))) return;
    setRefused(t(read ? 'calendar.outside' : 'calendar.noDate', { text }));
    if (props.value) props.onChange(null);
  };
  return (
    <DateInput
      {...props}
      onChange={take}
      onInput={(event) => {
        setTyped(event.currentTarget.value);
        setRefused(null);
      }}
      onBlur={leave}
      error={refused ?? props.error}
      fixOnBlur={!isOpen}
      valueFormat="YYYY-MM-DD"
      placeholder={props.placeholder ?? 'YYYY-MM-DD'}
      dateParser={readTypedDate}
      monthLabelFormat={t('calendar.monthFormat')}
      hideOutsideDates
      popoverProps={{ withinPortal: false }}
      clearButtonProps={{ 'aria-label': t('calendar.clear') }}
      ariaLabels={{
        nextMonth: t('calendar.nextMonth'),
        previousMonth: t('calendar.previousMonth'),
        nextYear: t('calendar.nextYear'),
        previousYear: t('calendar.previousYear'),
        nextDecade: t('calendar.nextDecade'),
        previousDecade: t('calendar.previousDecade'),
      }}
    />
  );
}

function isWithin(date: string, { minDate, maxDate }: Pick<DateFieldProps, 'minDate' | 'maxDate'>): boolean {
  return !(minDate && date < String(minDate)) && !(maxDate && date > String(maxDate));
}
