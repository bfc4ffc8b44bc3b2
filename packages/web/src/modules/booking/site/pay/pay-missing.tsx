import { ordersPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import noticeCss from '../orders/notice.module.css';

/** The address names no order that could be paid here. */
export function PayMissing() {
  const t = useTranslate();
  return (
    <section className={noticeCss.notice}>
      <p>{t('pay.missing.text')}</p>
      <ButtonLink to={ordersPage}>{t('pay.toOrders')}</ButtonLink>
    </section>
  );
}
