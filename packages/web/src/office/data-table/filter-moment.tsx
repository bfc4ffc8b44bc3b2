import { DateTimePicker } from '@mantine/dates';
import { fromPortWall, toPortWall } from '../port-wall-time.ts';

interface FilterMomentProps {
  label: string;
  /** An instant; what is picked is the time at the port. */
  value: string | undefined;
  onChange: (value: string | null) => void;
}

/** A filter by a moment, picked as the port's clock shows it. */
export function FilterMoment({ label, value, onChange }: FilterMomentProps) {
  return (
    <DateTimePicker
      aria-label={label}
      placeholder={label}
      valueFormat="YYYY-MM-DD HH:mm"
      value={toPortWall(value)}
      onChange={(wall) => onChange(fromPortWall(wall))}
      clearable
    />
  );
}
