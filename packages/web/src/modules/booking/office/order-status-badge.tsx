import type { OrderStatus } from '@gangway/contract/booking/states.ts';
import { Badge } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';

const looks = {
  unpaid: { variant: 'light', color: 'amber' },
  paid: { variant: 'light', color: 'sea' },
  completed: { variant: 'filled', color: 'navy.7' },
  canceled: { variant: 'outline', color: 'gray.7' },
  refunded: { variant: 'outline', color: 'coral.7' },
} as const;

interface OrderStatusBadgeProps {
  status: OrderStatus;
  /** What waits at the desk: until it is handed out, nobody has been refunded. */
  toCollectSen?: number;
}

/** How an order stands, in words. */
export function OrderStatusBadge({ status, toCollectSen = 0 }: OrderStatusBadgeProps) {
  const t = useTranslate();
  return (
    <Badge {...looks[status]} tt="none" miw="max-content">
      {status === 'refunded' && toCollectSen > 0
        ? t('shipOrder.statusToCollect')
        : t(`order.status.${status}`)}
    </Badge>
  );
}
