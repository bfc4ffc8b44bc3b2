import { MomentField } from '../forms/moment-field.tsx';

interface FilterMomentProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | null) => void;
}

/** A filter by a moment, picked as the port's clock shows it. */
export function FilterMoment({ label, value, onChange }: FilterMomentProps) {
  return <MomentField aria-label={label} placeholder={label} value={value} onChange={onChange} clearable />;
}
