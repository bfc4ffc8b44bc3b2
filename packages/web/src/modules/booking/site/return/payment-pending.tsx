import { formatMoney } from '@gangway/contract/core/money.ts';
import type { OwnPayment } from '@gangway/contract/payments/schemas.ts';
import { useEffect, useState } from 'react';
import { jumpPath } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button, ButtonLink } from '#ui/site/button.tsx';
import { PaymentFrame } from '#modules/payments/site/index.ts';
import { Waiting } from './waiting.tsx';
import css from './return-page.module.css';

interface PaymentPendingProps {
  payment: OwnPayment;
  checking: boolean;
  onCheck: () => void;
}

const lateMs = 20_000;

/** Nothing is decided yet: the page keeps asking, and says what happens if one leaves. */
export function PaymentPending({ payment, checking, onCheck }: PaymentPendingProps) {
  const t = useTranslate();
  const isLate = useIsLate();
  return (
    <PaymentFrame title={t('paying.pending.title')}>
      <Waiting>{t('paying.pending.text')}</Waiting>
      {isLate && <p role="status">{t('paying.pending.late')}</p>}
      <p>{t(`paying.pending.leave.${payment.subject}`)}</p>
      <p className={css.number}>
        {t('paying.number', { number: payment.paymentNo })} · <span>{formatMoney(payment.amountSen)}</span>
      </p>
      <div className={css.ways}>
        <Button disabled={checking} onClick={onCheck}>
          {t('paying.pending.check')}
        </Button>
        <ButtonLink to={jumpPath(payment.id)} look="quiet">
          {t('paying.pending.go')}
        </ButtonLink>
      </div>
    </PaymentFrame>
  );
}

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
