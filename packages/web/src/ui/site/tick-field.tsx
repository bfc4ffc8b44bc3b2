import type { ReactNode } from 'react';
import { useField } from './form-context.ts';
import css from './form.module.css';

interface TickFieldProps {
  name: string;
  children: ReactNode;
  optional?: boolean;
  /** Said, the tick is kept by whoever says it. */
  checked?: boolean;
  onTick?: (checked: boolean) => void;
}

/** A box to tick; the words beside it may hold links. */
export function TickField({ name, children, optional = false, checked, onTick }: TickFieldProps) {
  const { id, errorId, error, clear } = useField(name);
  return (
    <div className={css.field}>
      <div className={css.tick}>
        <input
          type="checkbox"
          id={id}
          name={name}
          required={!optional}
          {...(checked === undefined ? {} : { checked })}
          aria-invalid={error !== undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => {
            clear();
            onTick?.(event.target.checked);
          }}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {error && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
