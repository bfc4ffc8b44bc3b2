import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'name'> & Omit<FieldProps, 'children'>;

export function TextField({
  name,
  label,
  hint,
  optional = false,
  action,
  lines,
  required = !optional,
  ...input
}: TextFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} optional={optional} action={action} lines={lines}>
      {(control) => <input type="text" {...input} {...control} required={required} />}
    </Field>
  );
}
