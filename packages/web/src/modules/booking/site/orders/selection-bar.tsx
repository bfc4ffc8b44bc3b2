import { maxCartLines } from '@gangway/contract/booking/limits.ts';
import type { Order } from '@gangway/contract/booking/schemas.ts';
import { showsTickets } from '@gangway/contract/booking/states.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { useSignIn } from '#lib/sign-in.ts';
import { payPath } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button, ButtonLink } from '#ui/site/button.tsx';
import { Icon } from '#ui/site/icon.tsx';
import { useTicketDownload } from '../tickets/use-ticket-download.ts';
import { isUnpaid, loadOrders } from './orders-queries.ts';
import css from './selection-bar.module.css';

interface SelectionBarProps {
  orders: readonly Order[];
  onCancel: (ids: readonly number[]) => void;
  onClear: () => void;
}

/** What can be done with all chosen orders at once; each way takes those it is for. */
export function SelectionBar({ orders, onCancel, onClear }: SelectionBarProps) {
  const t = useTranslate();
  const { withSignIn } = useSignIn();
  const { download, busy } = useTicketDownload();
  const unpaid = orders.filter(isUnpaid);
  const ticketed = orders.filter(({ status }) => showsTickets(status));
  const tooMany = unpaid.length > maxCartLines;
  if (orders.length === 0) return null;
  const save = () => {
    const ids = ticketed.map(({ id }) => id);
    const name = `${ticketed[0]?.groupNo ?? ''}-${ids.length}`;
    return download(async () => (await withSignIn(() => loadOrders(ids))).orders, name);
  };
  return (
    <section className={css.bar} aria-label={t('orders.batch')}>
      <p role="status">
        {t('orders.batch.count', { count: orders.length })}
        {tooMany && <small>{t('orders.batch.limit', { max: maxCartLines })}</small>}
      </p>
      <button type="button" className={css.clear} onClick={onClear} aria-label={t('orders.batch.clear')}>
        <Icon name="close" size={20} />
      </button>
      <div className={css.ways}>
        {ticketed.length > 0 && (
          <Button className={css.way} disabled={busy} onClick={() => void save()}>
            {busy ? t('ticket.saving') : t('orders.batch.download', { count: ticketed.length })}
          </Button>
        )}
        {unpaid.length > 0 && (
          <Button className={css.way} look="quiet" onClick={() => onCancel(unpaid.map(({ id }) => id))}>
            {t('orders.batch.cancel', { count: unpaid.length })}
          </Button>
        )}
        {unpaid.length > 0 && !tooMany && (
          <ButtonLink to={payPath(unpaid.map(({ id }) => id))}>
            {t('orders.batch.pay', { total: formatMoney(sumOf(unpaid)) })}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function sumOf(orders: readonly Order[]): number {
  return orders.reduce((sum, order) => sum + order.totalSen, 0);
}
