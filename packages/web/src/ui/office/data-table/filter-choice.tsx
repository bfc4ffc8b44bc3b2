import { Select } from '@mantine/core';

interface FilterChoiceProps {
  label: string;
  value: string | undefined;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string | null) => void;
}

/** A filter that is chosen from a list; nothing chosen means all. */
export function FilterChoice({ label, value, choices, onChange }: FilterChoiceProps) {
  return (
    <Select
      aria-label={label}
      placeholder={label}
      data={[...choices]}
      value={value ?? null}
      onChange={onChange}
      clearable
    />
  );
}
