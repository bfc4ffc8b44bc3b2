import { useTranslate } from '#lib/use-translate.ts';
import { Button } from './button.tsx';

/** What could not be loaded, and another try. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTranslate();
  return (
    <>
      <p role="alert">{text}</p>
      <div>
        <Button look="quiet" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      </div>
    </>
  );
}
