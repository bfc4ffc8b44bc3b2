import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import css from './notice.module.css';

/** Stands where orders could not be fetched. */
export function OrdersFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <section className={css.notice}>
      <h2>{t('orders.failed')}</h2>
      <p>{t('orders.failed.text')}</p>
      <Button look="second" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </section>
  );
}
