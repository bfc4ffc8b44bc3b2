import { type Ref, useEffect, useState } from 'react';
import type { ApiError } from '#lib/api-error.ts';
import type { FormErrors } from '#lib/field-errors.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './form.module.css';
import { Icon } from './icon.tsx';

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

/** Counts down until one may try again. */
function RetryAfter({ seconds }: { seconds: number }) {
  const t = useTranslate();
  const [until] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [until]);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  // Inside an alert: a live count would be read out every second.
  return <p aria-live="off">{left > 0 ? t('form.tryAgainIn', { clock }) : t('form.tryAgainNow')}</p>;
}
