import { isPlainDate } from '@gangway/contract/core/dates.ts';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { useTranslate } from '#lib/use-translate.ts';

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

/** A date that is typed as YYYY-MM-DD or picked. */
export function DateField(props: DateFieldProps) {
  const t = useTranslate();
  return (
    <DateInput
      {...props}
      valueFormat="YYYY-MM-DD"
      placeholder={props.placeholder ?? 'YYYY-MM-DD'}
      dateParser={(text) => (isPlainDate(text.trim()) ? text.trim() : null)}
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
