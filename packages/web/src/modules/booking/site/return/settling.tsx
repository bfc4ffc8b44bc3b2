import type { OwnPayment } from '@gangway/contract/payments/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { PaymentFrame } from '#modules/payments/site/index.ts';
import { Waiting } from './waiting.tsx';
import css from './return-page.module.css';

/** The money is there; what it was for follows within moments. */
export function Settling({ payment }: { payment: OwnPayment }) {
  const t = useTranslate();
  return (
    <PaymentFrame title={t('paying.settling.title')}>
      <Waiting>{t(`paying.settling.${payment.subject}`)}</Waiting>
      <p>{t(`paying.pending.leave.${payment.subject}`)}</p>
      <p className={css.number}>{t('paying.number', { number: payment.paymentNo })}</p>
    </PaymentFrame>
  );
}
