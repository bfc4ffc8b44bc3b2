import { isPlainDate } from '@gangway/contract/core/dates.ts';
import { useLayoutEffect, useRef } from 'react';

interface DateInputProps {
  name: string;
  value: string | null;
  min?: string | undefined;
  onChange: (date: string | null) => void;
}

/** A date that is told only when it is whole: while a year is typed, every digit makes a date of its own. */
export function DateInput({ name, value, min, onChange }: DateInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // Before the page looks again at what its fields hold.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== (value ?? '')) input.current.value = value ?? '';
  }, [value]);
  return (
    <input
      ref={input}
      type="date"
      name={name}
      min={min}
      defaultValue={value ?? ''}
      onChange={({ target }) => {
        if (!target.value) onChange(null);
        else if (isPlainDate(target.value) && target.value >= '2000') onChange(target.value);
      }}
    />
  );
}
