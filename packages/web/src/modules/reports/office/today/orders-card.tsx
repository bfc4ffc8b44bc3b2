import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { LatestOrder } from '@gangway/contract/reports/dashboard-schemas.ts';
import { ordersScreen, screenPath } from '#lib/office-urls.ts';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { StackTable } from '#ui/office/stack-table.tsx';
import { Link } from '#ui/shared/link.tsx';
import { OrderStatusBadge } from '#modules/booking/office/index.ts';
import { Card } from './card.tsx';
import css from './today.module.css';

/** The newest orders, each a link to its page. */
export function OrdersCard({ orders }: { orders: readonly LatestOrder[] }) {
  const t = useTranslate();
  const title = t('dashboard.orders');
  return (
    <Card id="orders" title={title} to={ordersScreen}>
      {orders.length === 0 ? (
        <p className={css.empty}>{t('dashboard.noOrders')}</p>
      ) : (
        <StackTable
          label={title}
          rows={orders}
          rowKey={({ id }) => id}
          columns={[
            { title: t('dashboard.order'), isDate: true, cell: drawNumber },
            { title: t('column.customer'), cell: ({ customerName }) => customerName },
            { title: t('dashboard.what'), cell: drawWhat },
            { title: t('dashboard.amount'), isNumber: true, cell: ({ totalSen }) => formatMoney(totalSen) },
            { title: t('field.status'), cell: drawStatus },
            { title: t('column.createdAt'), isDate: true, cell: ({ createdAt }) => formatInstant(createdAt) },
          ]}
        />
      )}
    </Card>
  );
}

const drawNumber = ({ id, orderNo }: LatestOrder) => (
  <Link to={screenPath(ordersScreen, { order: id })} className={css.more}>
    {orderNo}
  </Link>
);

const drawStatus = ({ status, toCollectSen }: LatestOrder) => (
  <OrderStatusBadge status={status} toCollectSen={toCollectSen} />
);

const drawWhat = (order: LatestOrder) => <What order={order} />;

function What({ order: { roomType, people, sailing } }: { order: LatestOrder }) {
  const t = useTranslate();
  return t('dashboard.bought', {
    type: ownWords(roomType.name),
    people,
    ship: sailing.shipName,
    date: sailing.date,
    slot: t(`sailings.slot.${sailing.slot}`),
  });
}
