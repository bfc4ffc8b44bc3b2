import type { ReactNode } from 'react';
import { useField } from './form-context.ts';
import css from './form.module.css';

interface ChoiceFieldProps {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
  /** Said, the choice is kept by whoever says it. */
  value?: string;
  onChoose?: (value: string) => void;
  onBlur?: () => void;
  hint?: ReactNode;
  /** Said where it may be left without a choice: a form that keeps room for what is wrong then keeps so much. */
  lines?: 1;
}

/** One of a few, all in sight. */
export function ChoiceField({
  name,
  label,
  choices,
  defaultValue,
  value,
  onChoose,
  onBlur,
  hint,
  lines,
}: ChoiceFieldProps) {
  const { id, errorId, hintId, error, clear } = useField(name);
  return (
    <fieldset
      className={css.field}
      data-lines={lines}
      aria-describedby={error ? errorId : hint ? hintId : undefined}
    >
      <legend className={css.label}>{label}</legend>
      <div className={css.choices}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={css.choice}>
            <input
              type="radio"
              // The summary on top jumps to the first choice.
              id={index === 0 ? id : undefined}
              name={name}
              value={choice.value}
              {...(value === undefined
                ? { defaultChecked: choice.value === defaultValue }
                : { checked: choice.value === value })}
              data-invalid={error !== undefined}
              onChange={() => {
                clear();
                onChoose?.(choice.value);
              }}
              onBlur={onBlur}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {hint && !error && (
        <div id={hintId} className={css.hint}>
          {hint}
        </div>
      )}
      {error && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
