import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.tsx';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'name' | 'required'> {
  name: string;
  label: string;
  hint?: ReactNode;
}

export function TextAreaField({ name, label, hint, ...area }: TextAreaFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} optional>
      {(control) => <textarea rows={3} {...area} {...control} />}
    </Field>
  );
}
