import { formatMoney } from '@gangway/contract/core/money.ts';
import { returnPath } from '#lib/site-urls.ts';
import { useSession } from '#lib/use-session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import { usePage } from '#ui/site/use-page.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { PaymentGuest } from './payment-guest.tsx';
import { usePaymentId } from './use-payment-id.ts';
import { usePayment } from './payment-queries.ts';
import { PaymentUnknown } from './payment-unknown.tsx';

/** `/notify`: what a gateway's message came to, as it stands in the books; the message itself is never believed here. */
export function NotifyPage() {
  const { user, pending } = useSession();
  if (!user && !pending) return <PaymentGuest about="notify" />;
  return <Notified userId={user?.id} />;
}

function Notified({ userId }: { userId: number | undefined }) {
  usePage('paying.notify.title');
  const t = useTranslate();
  const id = usePaymentId();
  const { data, error, refetch } = usePayment(userId, id);
  const title = t('paying.notify.title');
  if (!data) return <PaymentUnknown title={title} id={id} error={error} onRetry={() => void refetch()} />;
  const { payment } = data;
  return (
    <PaymentFrame title={title}>
      <p role="status">{t(`paying.notify.${payment.status}`)}</p>
      <p>{t('paying.number', { number: payment.paymentNo })}</p>
      <p>{formatMoney(payment.amountSen)}</p>
      <p>
        <ButtonLink to={returnPath(payment.id)}>{t('paying.notify.more')}</ButtonLink>
      </p>
    </PaymentFrame>
  );
}
