import type { Arrival } from '@gangway/contract/housekeeping/schemas.ts';
import { Anchor, DataList } from '@mantine/core';
import type { ReactNode } from 'react';
import { ordersScreen, screenPath } from '#lib/office-urls.ts';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { Link } from '#ui/shared/link.tsx';
import { sailingName } from '#modules/sailings/office/index.ts';

/** An order as the desk needs it: whose, for which sailing, what was bought and asked for. */
export function OrderFacts({ order }: { order: Arrival }) {
  const t = useTranslate();
  const bed = order.bed ? ` · ${t(`roomTypes.bed.${order.bed}`)}` : '';
  return (
    <DataList labelWidth="112px" gap={4}>
      <Fact label={t('roomDesk.order')}>
        <OrderLink id={order.orderId} orderNo={order.orderNo} />
      </Fact>
      <Fact label={t('column.customer')}>{order.customerName}</Fact>
      <Fact label={t('column.sailing')}>{sailingName(order.sailing)}</Fact>
      <Fact label={t('roomDesk.bought')}>
        {order.roomType.code} · {ownWords(order.roomType.name)}
        {bed}
      </Fact>
      {order.remarks ? <Fact label={t('roomDesk.remarks')}>{order.remarks}</Fact> : null}
    </DataList>
  );
}

/** The order's page, for those who may open it. */
export function OrderLink({ id, orderNo }: { id: number; orderNo: string }) {
  return useCanOpen(ordersScreen) ? (
    <Anchor inherit component={Link} to={screenPath(ordersScreen, { order: id })}>
      {orderNo}
    </Anchor>
  ) : (
    orderNo
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{label}</DataList.ItemLabel>
      <DataList.ItemValue>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}
