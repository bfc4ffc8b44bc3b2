import { Textarea } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';

interface ReasonFieldProps {
  label: string;
  value: string;
  onChange: (reason: string) => void;
  /** Somebody wanted to go on without one. */
  isMissing: boolean;
  /** What is said then, where it is not only that there is none. */
  missingText?: string;
  isFirst?: boolean;
}

/** Why something is done, in a sentence; it is asked for. */
export function ReasonField({ label, value, onChange, isMissing, missingText, isFirst }: ReasonFieldProps) {
  const t = useTranslate();
  return (
    <Textarea
      label={label}
      required
      withAsterisk={false}
      maxLength={200}
      autosize
      minRows={2}
      {...(isFirst ? { 'data-autofocus': true } : {})}
      // Escape out of habit does not throw a sentence away: the dialog hears it only while there is none.
      data-mantine-stop-propagation={value.trim() !== ''}
      error={isMissing ? (missingText ?? t('form.reasonMissing')) : null}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
