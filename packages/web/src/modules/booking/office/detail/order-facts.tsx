import type { OfficeOrderDetail } from '@gangway/contract/booking/office-schemas.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { DataList, Title } from '@mantine/core';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { guestWords } from '../guest-words.ts';
import css from './order-detail.module.css';

type Fact = [label: string, value: string | null];

/** Where and when, for whom, and the money. */
export function OrderFacts({ order }: { order: OfficeOrderDetail }) {
  const t = useTranslate();
  const { sailing, roomType } = order;
  const bed = order.bed ? ` · ${t(`roomTypes.bed.${order.bed}`)}` : '';
  const trip: Fact[] = [
    [t('shipOrder.ship'), sailing.shipName],
    [t('field.routeId'), `${ownWords(sailing.fromPort)} – ${ownWords(sailing.destination)}`],
    [t('shipOrder.date'), `${sailing.date} · ${t(`sailings.slotTitle.${sailing.slot}`)}`],
    [t('shipOrder.departsAt'), formatInstant(sailing.departsAt)],
    [t('shipOrder.roomType'), `${ownWords(roomType.name)}${bed}`],
    [t('shipOrder.roomNumber'), order.roomNumber],
  ];
  const buyer: Fact[] = [
    [t('shipOrder.customerName'), order.customerName],
    [
      t('shipOrder.account'),
      order.account ?? (order.guest ? guestWords(order.guest) : t('shipOrder.walkIn')),
    ],
    [t('shipOrder.referrer'), order.referrer],
    [t('shipOrder.channel'), t(`shipOrder.channel.${order.channel}`)],
    [t('shipOrder.soldBy'), order.soldBy],
    [t('shipOrder.groupNo'), order.groupNo],
  ];
  const money: Fact[] = [
    [t('shipOrder.total'), formatMoney(order.totalSen)],
    [t('shipOrder.paid'), formatMoney(order.paidSen)],
    [t('shipOrder.method'), t(`method.${order.method}`)],
    [t('shipOrder.paidAt'), moment(order.paidAt)],
    [t('shipOrder.refunded'), order.refundedAt ? formatMoney(order.refundedSen) : null],
    [t('shipOrder.toCollect'), order.toCollectSen > 0 ? formatMoney(order.toCollectSen) : null],
    [t('shipOrder.refundedAt'), moment(order.refundedAt)],
    [t('shipOrder.canceledAt'), moment(order.canceledAt)],
    [t('shipOrder.canceledBy'), whoCanceled()],
    [t('shipOrder.complimentaryReason'), order.complimentaryReason || null],
  ];
  function whoCanceled(): string | null {
    if (!order.cancelReason) return null;
    const by = order.history.find(({ what }) => what === 'canceled')?.by;
    if (!by) return t(`shipOrder.canceledBy.${order.cancelReason}`);
    return order.cancelReason === 'customer' ? `${by} · ${t('column.customer')}` : by;
  }

  return (
    <div className={css.facts}>
      <Facts title={t('column.sailing')} facts={trip} />
      <Facts title={t('column.customer')} facts={buyer} />
      <Facts title={t('shipOrder.payment')} facts={money} />
    </div>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section aria-label={title}>
      <Title order={2} mb={6}>
        {title}
      </Title>
      <DataList labelWidth="112px" gap={4}>
        {facts.map(([label, value]) =>
          value ? (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue>{value}</DataList.ItemValue>
            </DataList.Item>
          ) : null,
        )}
      </DataList>
    </section>
  );
}

function moment(at: string | null): string | null {
  return at ? formatInstant(at) : null;
}
