import { ApiError } from '#lib/api-error.ts';
import { ordersPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { PaymentFrame } from './payment-frame.tsx';

interface PaymentUnknownProps {
  /** What the page is called while nothing is known. */
  title: string;
  id: number | null;
  error: Error | null;
  onRetry: () => void;
}

/** Stands where a payment would be as long as it is not known, cannot be asked for, or is not one of one's own. */
export function PaymentUnknown({ title, id, error, onRetry }: PaymentUnknownProps) {
  const t = useTranslate();
  const refused = error instanceof ApiError && (error.code === 403 || error.code === 404);
  if (id === null || refused)
    return (
      <PaymentFrame title={t('paying.missing.title')}>
        <p>{t('paying.missing.text')}</p>
        <p>
          <ButtonLink to={ordersPage}>{t('pay.toOrders')}</ButtonLink>
        </p>
      </PaymentFrame>
    );
  return (
    <PaymentFrame title={title}>
      {error ? <LoadFailure text={t('paying.failed.load')} onRetry={onRetry} /> : <Skeleton lines={4} />}
    </PaymentFrame>
  );
}
