import { createContext, useContext } from 'react';
import type { FormErrors } from '#lib/field-errors.ts';

interface FormState {
  /** Stands before the name of a field to make its id. */
  prefix: string;
  errors: FormErrors;
  /** A field that is being changed is no longer wrong. */
  clear: (field: string) => void;
}

export const FormContext = createContext<FormState>({ prefix: '', errors: {}, clear: () => {} });

/** The ids and the error of one field of the form around it. */
export function useField(name: string) {
  const { prefix, errors, clear } = useContext(FormContext);
  const id = `${prefix}-${name}`;
  return { id, errorId: `${id}-error`, hintId: `${id}-hint`, error: errors[name], clear: () => clear(name) };
}
