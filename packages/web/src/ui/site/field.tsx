import type { ReactNode } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { useField } from './form-context.ts';
import css from './form.module.css';

export interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** What can be pressed instead of typing; it stands beside the label. */
  action?: ReactNode;
  /** How many lines what is wrong may take, where a form keeps the room for it. */
  lines?: 1 | 2 | undefined;
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
export function Field({ name, label, hint, optional = false, action, lines = 1, children }: FieldProps) {
  const t = useTranslate();
  const { id, errorId, hintId, error, clear } = useField(name);
  // What is wrong takes the place of mere words; what answers to the typing stays.
  const saysHint = hint && !(error && typeof hint === 'string');
  const described = [error && errorId, saysHint && hintId].filter(Boolean).join(' ');
  return (
    <div className={css.field} data-lines={lines}>
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
      {action && <div className={css.action}>{action}</div>}
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
