import { DateTimePicker, type DateTimePickerProps } from '@mantine/dates';
import { useId } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { fromPortWall, toPortWall } from './port-wall-time.ts';

type Shown = Pick<
  DateTimePickerProps,
  'label' | 'description' | 'error' | 'placeholder' | 'clearable' | 'aria-label'
>;

interface MomentFieldProps extends Shown {
  /** An instant; what is seen and picked is the time at the port. */
  value: string | undefined;
  onChange: (value: string | null) => void;
}

/** Picks a moment as the port's clock shows it. */
export function MomentField({ value, onChange, ...props }: MomentFieldProps) {
  const t = useTranslate();
  // One id for field and calendar: the calendar's dialog takes its name from the field by it.
  const id = useId();
  return (
    <DateTimePicker
      {...props}
      id={id}
      popoverProps={{ id }}
      value={toPortWall(value)}
      onChange={(wall) => onChange(fromPortWall(wall))}
      valueFormat="YYYY-MM-DD HH:mm"
      monthLabelFormat={t('calendar.monthFormat')}
      hideOutsideDates
      ariaLabels={{
        nextMonth: t('calendar.nextMonth'),
        previousMonth: t('calendar.previousMonth'),
        nextYear: t('calendar.nextYear'),
        previousYear: t('calendar.previousYear'),
        nextDecade: t('calendar.nextDecade'),
        previousDecade: t('calendar.previousDecade'),
      }}
      timePickerProps={{
        'aria-label': t('column.time'),
        hoursInputLabel: t('calendar.hours'),
        minutesInputLabel: t('calendar.minutes'),
      }}
      submitButtonProps={{ 'aria-label': t('calendar.take') }}
      clearButtonProps={{ 'aria-label': t('calendar.clear') }}
    />
  );
}
