import { formatMoney } from '@gangway/contract/core/money.ts';
import type { Jump, OwnPayment } from '@gangway/contract/payments/schemas.ts';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { returnPath } from '#lib/site-urls.ts';
import { useSession } from '#lib/use-session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { usePage } from '#ui/site/use-page.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { PaymentGuest } from './payment-guest.tsx';
import { usePaymentId } from './use-payment-id.ts';
import { useJump } from './payment-queries.ts';
import { PaymentUnknown } from './payment-unknown.tsx';
import css from './jump-page.module.css';

/** `/jump`: the way out to the gateway's page. */
export function JumpPage() {
  const { user, pending } = useSession();
  if (!user && !pending) return <PaymentGuest about="jump" />;
  return <Jumping userId={user?.id} />;
}

function Jumping({ userId }: { userId: number | undefined }) {
  usePage('paying.jump.title');
  const t = useTranslate();
  const navigate = useNavigate();
  const id = usePaymentId();
  const { data, error, refetch } = useJump(userId, id);
  const over = data?.jump === null && id !== null;
  useEffect(() => {
    if (over) void navigate(returnPath(id), { replace: true });
  }, [over, id, navigate]);
  if (data?.jump) return <Leaving payment={data.payment} jump={data.jump} />;
  return (
    <PaymentUnknown title={t('paying.jump.title')} id={id} error={error} onRetry={() => void refetch()} />
  );
}

/** Says where one is going and how much it is, and goes; the button is for those whom nothing moves. */
function Leaving({ payment, jump }: { payment: OwnPayment; jump: Jump }) {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) leave(jump, form.current);
  }, [jump]);
  return (
    <PaymentFrame title={t('paying.jump.title')}>
      <p className={css.amount}>
        <span>{t('paying.amount')}</span> <strong>{formatMoney(payment.amountSen)}</strong>
      </p>
      <p role="status">{t('paying.jump.text', { host: new URL(jump.url).host })}</p>
      <p className={css.number}>{t('paying.number', { number: payment.paymentNo })}</p>
      <form
        ref={form}
        action={jump.url}
        method={jump.method === 'POST' ? 'post' : 'get'}
        onSubmit={(event) => {
          event.preventDefault();
          leave(jump, event.currentTarget);
        }}
      >
        {Object.entries(jump.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className={css.still}>{t('paying.jump.still')}</p>
        <Button type="submit">{t('paying.jump.go')}</Button>
      </form>
    </PaymentFrame>
  );
}

/**
 * Leaves for the gateway's page, by address or by the filled form. By address, this page gives up its place in the
 * history: the way back from there leads to what was before.
 */
function leave({ url, method }: Jump, form: HTMLFormElement): void {
  if (method === 'GET') location.replace(url);
  else form.submit();
}
