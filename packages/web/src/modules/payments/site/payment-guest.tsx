import { findOrderPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { usePage } from '#ui/site/use-page.ts';
import { GuestPanel } from '#modules/customers/site/index.ts';

const texts = {
  jump: { title: 'pay.guest.title', text: 'paying.jump.guest.text' },
  return: { title: 'paying.guest.title', text: 'paying.guest.text' },
  notify: { title: 'paying.notify.title', text: 'paying.notify.guest.text' },
} as const;

/** What a visitor sees where a payment would be: the address keeps which one, and signing in shows it. */
export function PaymentGuest({ about }: { about: keyof typeof texts }) {
  const { title, text } = texts[about];
  usePage(title);
  const t = useTranslate();
  return (
    <GuestPanel title={t(title)} text={t(text)}>
      <p>
        <Link to={findOrderPage}>{t('paying.find')}</Link>
      </p>
    </GuestPanel>
  );
}
