import type { ReactNode } from 'react';
import { useField } from './form-context.ts';
import css from './form.module.css';

/** A box to tick; the words beside it may hold links. */
export function TickField({ name, children }: { name: string; children: ReactNode }) {
  const { id, errorId, error, clear } = useField(name);
  return (
    <div className={css['field']}>
      <div className={css['tick']}>
        <input
          type="checkbox"
          id={id}
          name={name}
          required
          aria-invalid={error !== undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={clear}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {error && (
        <p id={errorId} className={css['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
