import { Link } from '../../../../lib/link.tsx';
import { usePage } from '../../../../lib/use-page.ts';
import { useTranslate } from '../../../../lib/use-translate.ts';
import { GuestPanel } from '../../../customers/site/guest-panel.tsx';

/** What a visitor sees where orders would be. */
export function OrdersGuest({ about }: { about: 'orders' | 'pay' }) {
  usePage(`${about}.title`);
  const t = useTranslate();
  return (
    <GuestPanel title={t(`${about}.guest.title`)} text={t(`${about}.guest.text`)}>
      <p>
        <Link to="/queryOrderInfo">{t('orders.guest.find')}</Link>
      </p>
    </GuestPanel>
  );
}
