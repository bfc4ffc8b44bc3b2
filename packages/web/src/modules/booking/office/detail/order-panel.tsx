import { useTranslate } from '#lib/use-translate.ts';
import { RecordDrawer } from '#ui/office/record-drawer.tsx';
import { orderDetailQuery } from '../order-queries.ts';
import { OrderDetail } from './order-detail.tsx';
import type { OrderActions } from './use-order-actions.tsx';

interface OrderPanelProps {
  /** Null when no order's page is open. */
  id: number | null;
  canEdit: boolean;
  /** It was sold at this counter just now: the money comes next. */
  justSold: boolean;
  actions: OrderActions;
  /** Goes to another order of the group. */
  onOpen: (id: number) => void;
  /** Goes to what the guest takes along. */
  onPapers: (id: number) => void;
  /** Books for the same guests again. */
  onAgain: (id: number) => void;
  onClose: () => void;
}

/** An order's page, over the list it was opened from. */
export function OrderPanel({ id, onClose, ...rest }: OrderPanelProps) {
  const t = useTranslate();
  return (
    <RecordDrawer
      id={id}
      query={orderDetailQuery}
      title={(order) => (order ? t('shipOrder.title', { orderNo: order.orderNo }) : t('shipOrder.table'))}
      missing={{ title: t('shipOrder.missing'), text: t('shipOrder.missingText') }}
      size={860}
      onClose={onClose}
    >
      {(order, readAt) => <OrderDetail key={order.id} order={order} readAt={readAt} {...rest} />}
    </RecordDrawer>
  );
}
