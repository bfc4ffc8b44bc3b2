import { ApiError } from '#lib/api-error.ts';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import css from './change-dialog.module.css';

/** Why a sailing cannot be changed to: who of the order may not sail then, or what else; only that can be tried again. */
export function NoChange({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const fields = error instanceof ApiError ? error.fields : [];
  if (fields.length === 0) return <LoadFailure text={error.message} onRetry={onRetry} />;
  return (
    <div role="alert" className={css.problem}>
      <p>{error.message}</p>
      <ul>
        {fields.map(({ field, message }) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
