import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

interface FilterTextProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | null) => void;
  maxLength?: number;
  /** Says more than other filters. */
  wide?: boolean;
}

/** A filter that is typed; the table follows when the typing pauses. */
export function FilterText({ label, value = '', onChange, maxLength = 64, wide = false }: FilterTextProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const send = useDebouncedCallback((text: string) => {
    setSent(text.trim());
    onChange(text.trim() || null);
  }, 300);

  // The value can also change from elsewhere: the way back, or the filters cleared.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) setTyped(value);
  }

  return (
    <TextInput
      type="search"
      wrapperProps={{ 'data-wide': wide || undefined }}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      value={typed}
      maxLength={maxLength}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
    />
  );
}
