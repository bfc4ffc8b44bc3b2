import { Button } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { FailureState } from '../failure-state.tsx';

/** A table that could not be loaded, with the way to try again. */
export function TableFailure({ message, onRetry }: { message: string; onRetry: () => unknown }) {
  const t = useTranslate();
  return (
    <FailureState title={t('table.failed')} text={message}>
      <Button variant="default" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </FailureState>
  );
}
