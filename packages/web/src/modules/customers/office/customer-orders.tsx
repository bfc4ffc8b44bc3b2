import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { Customer } from '@gangway/contract/customers/records.ts';
import { Anchor, Skeleton, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ordersScreen, screenPath } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { Link } from '#ui/shared/link.tsx';
import { latestOrdersQuery } from './customer-queries.ts';
import css from './customer-panel.module.css';

/** The latest orders of a customer, each a link to its page, and the way to all of them. */
export function CustomerOrders({ customer }: { customer: Pick<Customer, 'id' | 'username'> }) {
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

function OrderTable({ customer: { id, username: name } }: { customer: Pick<Customer, 'id' | 'username'> }) {
  const t = useTranslate();
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
      <Table.ScrollContainer minWidth={480}>
        <Table verticalSpacing={6} fz="sm" aria-label={t('customers.latestOrders')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('customers.order')}</Table.Th>
              <Table.Th>{t('customers.ordered')}</Table.Th>
              <Table.Th>{t('column.sailing')}</Table.Th>
              <Table.Th>{t('field.status')}</Table.Th>
              <Table.Th ta="right">{t('field.amountSen')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.records.map((order) => (
              <Table.Tr key={order.id}>
                <Table.Td className={css.number}>
                  <Anchor inherit component={Link} to={screenPath(ordersScreen, { order: order.id })}>
                    {order.orderNo}
                  </Anchor>
                </Table.Td>
                <Table.Td>{formatInstant(order.createdAt)}</Table.Td>
                <Table.Td>
                  {order.sailing.date} {t(`sailings.slotTitle.${order.sailing.slot}`)}
                </Table.Td>
                <Table.Td>
                  {order.status === 'refunded' && order.toCollectSen > 0
                    ? t('shipOrder.statusToCollect')
                    : t(`order.status.${order.status}`)}
                </Table.Td>
                <Table.Td ta="right" className={css.number}>
                  {formatMoney(order.totalSen)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
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
