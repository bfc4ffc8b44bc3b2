import { TimePicker, type TimePickerProps } from '@mantine/dates';
import { useTranslate } from '#lib/use-translate.ts';

interface TimeFieldProps extends Pick<TimePickerProps, 'description' | 'error' | 'disabled'> {
  label: string;
  /** What the two parts are called where the label alone would not say which time it is. */
  name?: string;
  /** HH:mm; empty while it is not whole. */
  value?: string;
  onChange: (value: string) => void;
}

/** A time of day by the port's clock, typed in two parts. */
export function TimeField({ name, ...props }: TimeFieldProps) {
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
