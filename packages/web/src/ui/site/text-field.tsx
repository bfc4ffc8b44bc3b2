import type { ComponentProps, ReactNode } from 'react';
import { fullDay } from '#lib/date-words.ts';
import { Field } from './field.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name'> {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
}

export function TextField({
  name,
  label,
  hint,
  optional = false,
  required = !optional,
  ...input
}: TextFieldProps) {
  // In the words of the page: the browser writes it in its own.
  const day = input.type === 'date' && input.value ? fullDay(String(input.value)) : undefined;
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {(control) => <input type="text" data-day={day} {...input} {...control} required={required} />}
    </Field>
  );
}
