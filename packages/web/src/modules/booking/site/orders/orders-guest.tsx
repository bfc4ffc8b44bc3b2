import { findOrderPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { usePage } from '#ui/site/use-page.ts';
import { GuestPanel } from '#modules/customers/site/index.ts';

const texts = {
  orders: { page: 'site.nav.orders', title: 'orders.guest.title', text: 'orders.guest.text' },
  pay: { page: 'pay.title', title: 'pay.guest.title', text: 'pay.guest.text' },
} as const;

/** What a visitor sees where orders would be. */
export function OrdersGuest({ about }: { about: keyof typeof texts }) {
  const { page, title, text } = texts[about];
  usePage(page);
  const t = useTranslate();
  return (
    <GuestPanel title={t(title)} text={t(text)}>
      <p>
        <Link to={findOrderPage}>{t('orders.guest.find')}</Link>
      </p>
    </GuestPanel>
  );
}
