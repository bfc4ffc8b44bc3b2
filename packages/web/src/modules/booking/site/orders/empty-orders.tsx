import type { OrderStatus } from '@gangway/contract/booking/states.ts';
import { bookingPage, ordersPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import noticeCss from './notice.module.css';

/** What stands where there are no orders of a status, and the way to the next one. */
export function EmptyOrders({ status }: { status: OrderStatus | null }) {
  const t = useTranslate();
  const which = status ?? 'all';
  return (
    <section className={noticeCss.notice}>
      <h2>{t(`orders.empty.${which}.title`)}</h2>
      <p>{t(`orders.empty.${which}.text`)}</p>
      <div className={noticeCss.ways}>
        <ButtonLink to={bookingPage}>{t('orders.book')}</ButtonLink>
        {status && (
          <ButtonLink to={ordersPage} look="quiet">
            {t('orders.back')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
