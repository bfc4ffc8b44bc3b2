import type { Ref } from 'react';
import type { ApiError } from '#lib/api-error.ts';
import type { FormErrors } from '#lib/field-errors.ts';
import css from './form.module.css';
import { Icon } from './icon.tsx';
import { RetryAfter } from './retry-after.tsx';

interface FormSummaryProps {
  ref: Ref<HTMLDivElement>;
  title: string;
  prefix: string;
  errors: FormErrors;
  failure: ApiError | null;
}

/** What is wrong with the form, on top of it; each line jumps to its field. */
export function FormSummary({ ref, title, prefix, errors, failure }: FormSummaryProps) {
  const lines = Object.entries(errors);
  if (lines.length === 0 && !failure) return null;
  return (
    <div ref={ref} className={css.summary} tabIndex={-1} role="alert">
      <Icon name="alert" />
      <div>
        {failure ? <p>{failure.message}</p> : <p className={css.summaryTitle}>{title}</p>}
        {failure?.retryAfter !== undefined && (
          <RetryAfter key={failure.retryAfter} seconds={failure.retryAfter} />
        )}
        {lines.length > 0 && (
          <ul>
            {lines.map(([field, message]) => (
              <li key={field}>
                <a
                  href={`#${prefix}-${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(`${prefix}-${field}`)?.focus();
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
