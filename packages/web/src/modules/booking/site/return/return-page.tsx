import type { OwnPayment } from '@gangway/contract/payments/schemas.ts';
import { lazy, Suspense } from 'react';
import { ordersPage } from '#lib/site-urls.ts';
import { useSession } from '#lib/use-session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import { usePage } from '#ui/site/use-page.ts';
import {
  PaymentFrame,
  PaymentGuest,
  PaymentUnknown,
  usePayment,
  usePaymentId,
} from '#modules/payments/site/index.ts';
import { useSiteSettings } from '#modules/settings/queries.ts';
import { PaymentPending } from './payment-pending.tsx';
import { ReturnedOrders } from './returned-orders.tsx';

const ReturnedChange = lazy(async () => ({
  default: (await import('./returned-change.tsx')).ReturnedChange,
}));
const ReturnedRecharge = lazy(async () => ({
  default: (await import('./returned-recharge.tsx')).ReturnedRecharge,
}));

/** `/return`: back from the gateway. How the payment stands is asked from the server, never read from the address. */
export function ReturnPage() {
  const { user, pending } = useSession();
  if (!user && !pending) return <PaymentGuest about="return" />;
  return <Returned userId={user?.id} />;
}

function Returned({ userId }: { userId: number | undefined }) {
  usePage('paying.page');
  const t = useTranslate();
  const id = usePaymentId();
  const { data, error, refetch, isFetching } = usePayment(userId, id);
  const again = () => void refetch();
  if (!data || userId === undefined)
    return <PaymentUnknown title={t('paying.page')} id={id} error={error} onRetry={again} />;
  const { payment } = data;
  if (payment.status === 'pending')
    return <PaymentPending payment={payment} checking={isFetching} onCheck={again} />;
  if (payment.status === 'parked') return <PaymentParked payment={payment} />;
  return (
    <Suspense fallback={<PaymentUnknown title={t('paying.page')} id={id} error={null} onRetry={again} />}>
      <Decided userId={userId} payment={payment} onAgain={again} />
    </Suspense>
  );
}

interface DecidedProps {
  userId: number;
  payment: OwnPayment;
  onAgain: () => void;
}

function Decided({ userId, payment, onAgain }: DecidedProps) {
  if (payment.subject === 'recharge') return <ReturnedRecharge userId={userId} payment={payment} />;
  if (payment.subject === 'change')
    return <ReturnedChange userId={userId} payment={payment} onAgain={onAgain} />;
  return <ReturnedOrders userId={userId} payment={payment} onAgain={onAgain} />;
}

/** What came does not agree with what was asked for: a person looks into it. */
function PaymentParked({ payment }: { payment: OwnPayment }) {
  const t = useTranslate();
  const { company } = useSiteSettings();
  return (
    <PaymentFrame title={t('paying.parked.title')}>
      <p role="status">{t('paying.parked.text')}</p>
      <p>{t('paying.parked.phone', { phone: company.phone, number: payment.paymentNo })}</p>
      <p>
        <ButtonLink to={ordersPage}>{t('pay.toOrders')}</ButtonLink>
      </p>
    </PaymentFrame>
  );
}
