import type { OwnPayment } from '@gangway/contract/payments/schemas.ts';
import { ordersPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import { PaymentFrame } from '#modules/payments/site/index.ts';
import { useSiteSettings } from '#modules/settings/queries.ts';

/** What came does not agree with what was asked for: a person looks into it. */
export function PaymentParked({ payment }: { payment: OwnPayment }) {
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
