import { isPlainDate } from '@gangway/contract/core/dates.ts';
import { DateField } from '../forms/date-field.tsx';

interface FilterDateProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | null) => void;
}

/** A filter by a date; what stands in the address and is none is not shown. */
export function FilterDate({ label, value, onChange }: FilterDateProps) {
  return (
    <DateField
      aria-label={label}
      placeholder={label}
      value={value && isPlainDate(value) ? value : null}
      onChange={onChange}
      clearable
    />
  );
}
