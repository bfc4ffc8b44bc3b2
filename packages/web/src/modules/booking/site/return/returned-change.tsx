import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { OwnPayment } from '@gangway/contract/payments/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';
import { useSignIn } from '#lib/sign-in.ts';
import { orderPath } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import { PaymentFrame, PaymentUnknown } from '#modules/payments/site/index.ts';
import { ChangedOrder } from './changed-order.tsx';
import { Settling } from './settling.tsx';
import { useAgain } from './use-again.ts';

interface ReturnedChangeProps {
  userId: number;
  payment: OwnPayment;
  onAgain: () => void;
}

/** What a payment for a change of date came to. */
export function ReturnedChange({ userId, payment, onAgain }: ReturnedChangeProps) {
  const t = useTranslate();
  const { data: change, error, refetch } = useChange(userId, payment.subjectIds[0] ?? 0);
  const isPaid = payment.status === 'paid';
  const isReturned = isPaid && payment.refundedSen >= payment.amountSen;
  const isSettling = isPaid && !isReturned && change !== undefined && change.status !== 'done';
  useAgain(isSettling, () => {
    void refetch();
    onAgain();
  });
  if (!change)
    return (
      <PaymentUnknown title={t('paying.page')} id={payment.id} error={error} onRetry={() => void refetch()} />
    );
  if (isSettling) return <Settling payment={payment} />;
  if (isPaid && !isReturned)
    return <ChangedOrder userId={userId} orderId={change.orderId} paymentId={payment.id} />;
  const { title, text } = isReturned
    ? texts.returned
    : texts[payment.status === 'canceled' ? 'canceled' : 'failed'];
  return (
    <PaymentFrame title={t(title)}>
      <p role="status">{t(text, { amount: formatMoney(payment.refundedSen) })}</p>
      <p>
        <ButtonLink to={orderPath(change.orderId)}>{t('paying.toOrder')}</ButtonLink>
      </p>
    </PaymentFrame>
  );
}

const texts = {
  returned: { title: 'paying.returned.change', text: 'paying.returned.changeText' },
  canceled: { title: 'paying.canceled.title', text: 'paying.nothing.change' },
  failed: { title: 'paying.failed.title', text: 'paying.nothing.change' },
} as const;

function useChange(userId: number, id: number) {
  const { withSignIn } = useSignIn();
  return useQuery({
    queryKey: ['change', userId, id],
    queryFn: ({ signal }) =>
      withSignIn(() =>
        callApi(bookingCalls.changeState, { params: { id } }, { signal, quiet: 'background' }),
      ),
    staleTime: 0,
  });
}
