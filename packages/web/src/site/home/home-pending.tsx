import { useTranslate } from '#lib/use-translate.ts';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import css from './home-pending.module.css';

/** Stands for the sailings while they are on their way, or when they did not come. */
export function HomePending({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div className={css.place}>
      {failed ? <LoadFailure text={t('trip.failed')} onRetry={onRetry} /> : <Skeleton lines={9} />}
    </div>
  );
}
