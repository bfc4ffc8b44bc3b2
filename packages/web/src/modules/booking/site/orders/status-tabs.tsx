import { orderStatuses, type OrderStatus } from '@gangway/contract/booking/states.ts';
import { ordersPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import css from './status-tabs.module.css';

/** The orders of one status each, or all; which one is shown stands in the address. */
export function StatusTabs({ shown }: { shown: OrderStatus | null }) {
  const t = useTranslate();
  return (
    <nav className={css.tabs} aria-label={t('orders.tabs')}>
      {[null, ...orderStatuses].map((status) => (
        <Link
          key={status}
          ref={status === shown ? reveal : undefined}
          to={status ? `?status=${status}` : ordersPage}
          className={css.tab}
          aria-current={status === shown ? 'page' : undefined}
        >
          {status ? t(`order.status.${status}`) : t('orders.tab.all')}
        </Link>
      ))}
    </nav>
  );
}

/** On a phone the row is longer than the screen: the chosen one must not lie outside. */
function reveal(chosen: HTMLElement | null): void {
  chosen?.parentElement?.scrollTo({ left: chosen.offsetLeft - 24 });
}
