import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { Customer } from '@gangway/contract/customers/records.ts';
import { Anchor, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ordersScreen, screenPath } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { StackTable } from '#ui/office/stack-table.tsx';
import { Link } from '#ui/shared/link.tsx';
import { latestOrdersQuery } from './customer-queries.ts';
import css from './customer-panel.module.css';

type Whose = Pick<Customer, 'id' | 'username' | 'realName'>;

/** The latest orders of a customer, each a link to its page, and the way to all of them. */
export function CustomerOrders({ customer }: { customer: Whose }) {
  const t = useTranslate();
  return (
    <section aria-label={t('customers.latestOrders')}>
      <Title order={2} mb={6}>
        {t('customers.latestOrders')}
      </Title>
      <OrderTable customer={customer} />
    </section>
  );
}

function OrderTable({ customer: { id, username, realName } }: { customer: Whose }) {
  const t = useTranslate();
  const name = realName || username;
  const { data, error, refetch } = useQuery(latestOrdersQuery(id));
  if (error && !data) return <TableFailure message={error.message} onRetry={refetch} />;
  if (!data) return <Skeleton height={120} />;
  if (data.total === 0) {
    return (
      <Text c="dimmed" size="sm">
        {t('customers.noOrders')}. {t('customers.noOrdersText', { name })}
      </Text>
    );
  }
  const { totals } = data;
  return (
    <>
      <StackTable
        label={t('customers.latestOrders')}
        rows={data.records}
        rowKey={(order) => order.id}
        columns={[
          {
            title: t('customers.order'),
            isDate: true,
            cell: drawNumber,
          },
          { title: t('customers.ordered'), isDate: true, cell: (order) => formatInstant(order.createdAt) },
          {
            title: t('column.sailing'),
            isDate: true,
            cell: ({ sailing }) => `${sailing.date} ${t(`sailings.slotTitle.${sailing.slot}`)}`,
          },
          {
            title: t('field.status'),
            cell: (order) =>
              order.status === 'refunded' && order.toCollectSen > 0
                ? t('shipOrder.statusToCollect')
                : t(`order.status.${order.status}`),
          },
          {
            title: t('field.amountSen'),
            isNumber: true,
            cell: (order) => formatMoney(order.totalSen),
          },
        ]}
      />
      <div className={css.sum}>
        {totals ? (
          <span>
            {t('customers.paidOf', {
              paid: formatMoney(totals.paidSen),
              refunded: formatMoney(totals.refundedSen),
            })}
          </span>
        ) : null}
        <Anchor inherit component={Link} to={screenPath(ordersScreen, { accountId: id })}>
          {t('customers.allOrders', { total: data.total, name })}
        </Anchor>
      </div>
    </>
  );
}

const drawNumber = ({ id, orderNo }: { id: number; orderNo: string }) => (
  <Anchor inherit component={Link} to={screenPath(ordersScreen, { order: id })}>
    {orderNo}
  </Anchor>
);
