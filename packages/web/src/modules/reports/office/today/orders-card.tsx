import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { LatestOrder } from '@gangway/contract/reports/dashboard-schemas.ts';
import { ordersScreen, screenPath } from '#lib/office-urls.ts';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { StackTable } from '#ui/office/stack-table.tsx';
import { Link } from '#ui/shared/link.tsx';
import { OrderStatusBadge } from '#modules/booking/office/index.ts';
import { sailingName } from '#modules/sailings/office/index.ts';
import { Card } from './card.tsx';
import css from './today.module.css';

/** The newest orders, each a link to its page. Few columns of two lines: beside the other cards there is little width. */
export function OrdersCard({ orders }: { orders: readonly LatestOrder[] }) {
  const t = useTranslate();
  const title = t('dashboard.orders');
  return (
    <Card id="orders" title={title} to={ordersScreen}>
      {orders.length === 0 ? (
        <p className={css.empty}>{t('dashboard.noOrders')}</p>
      ) : (
        <div className={css.latest}>
          <StackTable
            label={title}
            rows={orders}
            rowKey={({ id }) => id}
            columns={[
              { title: t('dashboard.order'), isDate: true, cell: drawNumber },
              { title: t('column.customer'), cell: drawBought },
              { title: t('dashboard.amount'), isNumber: true, cell: ({ totalSen }) => formatMoney(totalSen) },
              { title: t('field.status'), cell: drawStatus },
            ]}
          />
        </div>
      )}
    </Card>
  );
}

const drawNumber = ({ id, orderNo, createdAt }: LatestOrder) => (
  <div className={css.twoLines}>
    <Link to={screenPath(ordersScreen, { order: id })} className={css.more}>
      {orderNo}
    </Link>
    <small>{formatInstant(createdAt)}</small>
  </div>
);

const drawStatus = ({ status, toCollectSen }: LatestOrder) => (
  <OrderStatusBadge status={status} toCollectSen={toCollectSen} />
);

const drawBought = (order: LatestOrder) => <Bought order={order} />;

function Bought({ order: { customerName, roomType, people, sailing } }: { order: LatestOrder }) {
  const t = useTranslate();
  const [before, after] = sailingName(sailing).split(sailing.date);
  return (
    <div className={css.twoLines}>
      {customerName}
      <small>
        {t('dashboard.bought', { type: ownWords(roomType.name), people })} · {before}
        <time className={css.unbroken}>{sailing.date}</time>
        {after}
      </small>
    </div>
  );
}
