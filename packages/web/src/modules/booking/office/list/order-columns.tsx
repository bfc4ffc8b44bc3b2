import type { HandedOut, OfficeOrder, orderSorts } from '@gangway/contract/booking/office-schemas.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Text, Tooltip } from '@mantine/core';
import { countryName } from '#lib/countries.ts';
import type { translate } from '#lib/i18n.ts';
import { ownWords } from '#lib/own-words.ts';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { SlotIcon } from '#modules/sailings/office/index.ts';
import { guestWords } from '../guest-words.ts';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import { QrStatusBadge } from '../qr-status-badge.tsx';
import css from './order-list.module.css';

type OrderColumn = TableColumn<OfficeOrder, (typeof orderSorts)[number]>;

/** The columns of the orders. */
export function orderColumns(t: typeof translate): OrderColumn[] {
  const money = (
    id: string,
    title: string,
    sen: 'totalSen' | 'paidSen' | 'refundedSen',
    more: Partial<OrderColumn> = {},
  ) => ({
    id,
    title,
    align: 'right' as const,
    cell: (order: OfficeOrder) => <span className={css.money}>{formatMoney(order[sen])}</span>,
    ...more,
  });
  const time = (id: 'paidAt' | 'canceledAt' | 'refundedAt' | 'updatedAt'): OrderColumn => ({
    id,
    title: t(`shipOrder.${id}`),
    extra: true,
    cell: (order) => (order[id] ? formatInstant(order[id]) : ''),
  });
  const handedOut = (id: 'food' | 'chip' | 'disembark'): OrderColumn => ({
    id,
    title: t(`shipOrder.${id}`),
    extra: true,
    cell: (order) => <HandedOutCell of={order[id]} people={order.people} t={t} />,
  });
  return [
    {
      id: 'orderNo',
      title: t('shipOrder.orderNo'),
      fixed: true,
      cell: ({ orderNo }) => <span className={css.number}>{orderNo}</span>,
    },
    {
      id: 'createdAt',
      title: t('shipOrder.createdAt'),
      sort: 'createdAt',
      cell: (order) => formatInstant(order.createdAt),
    },
    {
      id: 'status',
      vital: true,
      title: t('shipOrder.status'),
      cell: (order) => <StatusCell order={order} t={t} />,
    },
    { id: 'customerName', title: t('shipOrder.customerName'), cell: (order) => order.customerName },
    {
      id: 'date',
      title: t('shipOrder.date'),
      sort: 'departsAt',
      cell: ({ sailing }) => sailing.date,
    },
    {
      id: 'slot',
      title: t('shipOrder.slot'),
      cell: ({ sailing }) => (
        <span className={css.slot}>
          <SlotIcon slot={sailing.slot} /> {t(`sailings.slotTitle.${sailing.slot}`)}
        </span>
      ),
    },
    money('total', t('shipOrder.total'), 'totalSen', { sort: 'totalSen' }),
    money('paid', t('shipOrder.paid'), 'paidSen'),
    {
      id: 'passengers',
      title: t('shipOrder.passengers'),
      cell: ({ passengers }) => <EachCell of={passengers} />,
    },
    money('refunded', t('shipOrder.refunded'), 'refundedSen', { extra: true }),
    { id: 'method', title: t('shipOrder.method'), cell: (order) => t(`method.${order.method}`) },
    {
      id: 'qrStatus',
      title: t('shipOrder.qrStatus'),
      cell: (order) => <QrStatusBadge status={order.qrStatus} />,
    },
    { id: 'roomType', title: t('shipOrder.roomType'), cell: ({ roomType }) => ownWords(roomType.name) },
    { id: 'roomNumber', title: t('shipOrder.roomNumber'), cell: (order) => order.roomNumber ?? '' },
    {
      id: 'account',
      title: t('shipOrder.account'),
      cell: (order) =>
        order.account ?? (
          <Text span inherit c="dimmed">
            {order.guest ? guestWords(order.guest) : t('shipOrder.walkIn')}
          </Text>
        ),
    },
    {
      id: 'nationalities',
      title: t('shipOrder.nationalities'),
      cell: ({ nationalities }) => nationalities.map(countryName).join(', '),
    },
    {
      id: 'genders',
      title: t('shipOrder.genders'),
      extra: true,
      cell: ({ genders }) => <EachCell of={genders.map((gender) => t(`gender.${gender}`))} />,
    },
    {
      id: 'birthDates',
      title: t('shipOrder.birthDates'),
      extra: true,
      cell: ({ birthDates }) => <EachCell of={birthDates} />,
    },
    {
      id: 'departsAt',
      title: t('shipOrder.departsAt'),
      extra: true,
      cell: ({ sailing }) => formatInstant(sailing.departsAt),
    },
    {
      id: 'checkInAccount',
      title: t('shipOrder.checkInAccount'),
      extra: true,
      cell: ({ checkInAccounts }) => checkInAccounts.join(', '),
    },
    handedOut('food'),
    handedOut('chip'),
    handedOut('disembark'),
    { id: 'referrer', title: t('shipOrder.referrer'), cell: (order) => order.referrer },
    { id: 'ship', title: t('shipOrder.ship'), extra: true, cell: ({ sailing }) => sailing.shipName },
    {
      id: 'channel',
      title: t('shipOrder.channel'),
      extra: true,
      cell: (order) => t(`shipOrder.channel.${order.channel}`),
    },
    { id: 'soldBy', title: t('shipOrder.soldBy'), extra: true, cell: (order) => order.soldBy ?? '' },
    { id: 'groupNo', title: t('shipOrder.groupNo'), extra: true, cell: (order) => order.groupNo },
    time('paidAt'),
    time('canceledAt'),
    time('refundedAt'),
    { ...time('updatedAt'), sort: 'updatedAt' },
  ];
}

function StatusCell({ order, t }: { order: OfficeOrder; t: typeof translate }) {
  return (
    <span className={css.status}>
      <OrderStatusBadge status={order.status} toCollectSen={order.toCollectSen} />
      {order.complimentary ? <span>{t('shipOrder.complimentary')}</span> : null}
      {order.holdExpiresAt ? (
        <span>{t('shipOrder.heldUntil', { time: formatInstant(order.holdExpiresAt).slice(11) })}</span>
      ) : null}
    </span>
  );
}

/** How many guests have had it, and when the last of them. */
function HandedOutCell({ of: { done, at }, people, t }: HandedOutCellProps) {
  if (done === 0 || at === null) return t('shipOrder.handed.none');
  const state = done < people ? t('shipOrder.handed.some', { done, people }) : t('shipOrder.handed.all');
  return `${state} · ${formatInstant(at)}`;
}

interface HandedOutCellProps {
  of: HandedOut;
  people: number;
  t: typeof translate;
}

/** What the first passenger has, and how many more; all of them on pointing at it. */
function EachCell({ of }: { of: readonly string[] }) {
  const [first = '', ...others] = of;
  if (others.length === 0) return first;
  return (
    <Tooltip label={of.join(', ')} multiline maw={360}>
      <span>
        {first} +{others.length}
      </span>
    </Tooltip>
  );
}
