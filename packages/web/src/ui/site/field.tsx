import type { ReactNode } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { useField } from './form-context.ts';
import css from './form.module.css';

interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** What the control of a field carries, whichever control it is. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  onInput: () => void;
}

/** A label, a control, a hint and what is wrong. */
export function Field({ name, label, hint, optional = false, children }: FieldProps) {
  const t = useTranslate();
  const { id, errorId, hintId, error, clear } = useField(name);
  // What is wrong takes the place of mere words; what can be pressed stays.
  const saysHint = hint && !(error && typeof hint === 'string');
  const described = [error && errorId, saysHint && hintId].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
        {optional && <span className={css.optional}> {t('form.optional')}</span>}
      </label>
      {children({
        id,
        name,
        required: !optional,
        className: css.control,
        'aria-invalid': error !== undefined,
        'aria-describedby': described || undefined,
        onInput: clear,
      })}
      {saysHint && (
        <div id={hintId} className={css.hint}>
          {hint}
        </div>
      )}
      {error && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
