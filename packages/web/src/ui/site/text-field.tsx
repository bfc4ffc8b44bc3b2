import type { ComponentProps, ReactNode } from 'react';
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
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {(control) => <input type="text" {...input} {...control} required={required} />}
    </Field>
  );
}
