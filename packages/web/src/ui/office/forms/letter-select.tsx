import { Select, type SelectProps } from '@mantine/core';

interface LetterSelectProps<Value extends string> extends Omit<
  SelectProps,
  'data' | 'value' | 'onChange' | 'wrapperProps' | 'searchable'
> {
  data: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/**
 * A choice among few, by a letter as in the browser's own lists: by how the choice is called, or by its code where a
 * keyboard cannot type that. The same letter again takes the next.
 */
export function LetterSelect<Value extends string>({
  data,
  value,
  onChange,
  ...props
}: LetterSelectProps<Value>) {
  return (
    <Select
      {...props}
      data={[...data]}
      value={value}
      onChange={(chosen) => {
        const found = data.find((one) => one.value === chosen);
        if (found) onChange(found.value);
      }}
      wrapperProps={{
        onKeyDown: (event: React.KeyboardEvent) => {
          if (props.disabled || event.ctrlKey || event.metaKey || event.altKey) return;
          const next = nextByLetter(data, value, event.key);
          if (next === null) return;
          event.preventDefault();
          onChange(next);
        },
      }}
    />
  );
}

/** What a letter chooses: the next after the one chosen that begins with it, round again; null where none does. */
export function nextByLetter<Value extends string>(
  data: readonly { value: Value; label: string }[],
  value: Value | null,
  key: string,
): Value | null {
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLowerCase();
  const starting = data.filter(
    (one) => one.label.toLowerCase().startsWith(letter) || one.value.toLowerCase().startsWith(letter),
  );
  const at = starting.findIndex((one) => one.value === value);
  return starting[(at + 1) % Math.max(1, starting.length)]?.value ?? null;
}
