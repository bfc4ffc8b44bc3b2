import { formatMoney } from '@gangway/contract/core/money.ts';
import type { OwnPayment } from '@gangway/contract/payments/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { balancePage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import { PaymentFrame } from '#modules/payments/site/index.ts';
import { useBalance, useStatement, walletKey } from '#modules/wallet/site/index.ts';
import { Settling } from './settling.tsx';
import { useAgain } from './use-again.ts';
import css from './return-page.module.css';

interface ReturnedRechargeProps {
  userId: number;
  payment: OwnPayment;
}

/** What a payment for the own balance came to. */
export function ReturnedRecharge({ userId, payment }: ReturnedRechargeProps) {
  const t = useTranslate();
  if (payment.status === 'paid') return <Recharged userId={userId} payment={payment} />;
  return (
    <PaymentFrame title={t(payment.status === 'canceled' ? 'paying.canceled.title' : 'paying.failed.title')}>
      <p role="status">{t('paying.nothing.recharge')}</p>
      <ToBalance />
    </PaymentFrame>
  );
}

function Recharged({ userId, payment }: ReturnedRechargeProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const { data: balance } = useBalance(userId);
  const { data: statement } = useStatement(userId);
  // Each payment has its own line in the statement, and ends the line's reference.
  const hasArrived = statement?.pages.some((page) =>
    page.records.some((line) => line.kind === 'recharge' && line.reference.endsWith(`/${payment.id}`)),
  );
  useAgain(!hasArrived, () => void client.invalidateQueries({ queryKey: walletKey(userId) }));
  if (!hasArrived) return <Settling payment={payment} />;
  return (
    <PaymentFrame title={t('paying.recharged.title')}>
      <p role="status">{t('paying.recharged.text', { amount: formatMoney(payment.amountSen) })}</p>
      {balance && (
        <p className={css.balance}>
          <span>{t('paying.recharged.balance')}</span> <strong>{formatMoney(balance.balanceSen)}</strong>
        </p>
      )}
      <p className={css.number}>{t('paying.number', { number: payment.paymentNo })}</p>
      <ToBalance />
    </PaymentFrame>
  );
}

function ToBalance() {
  const t = useTranslate();
  return (
    <p>
      <ButtonLink to={balancePage}>{t('paying.toBalance')}</ButtonLink>
    </p>
  );
}
