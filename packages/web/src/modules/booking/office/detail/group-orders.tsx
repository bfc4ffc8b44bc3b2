import type { OfficeOrderDetail } from '@gangway/contract/booking/office-schemas.ts';
import { groupStatus } from '@gangway/contract/booking/states.ts';
import { Button, Group, Text, Title } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { OrderStatusBadge } from '../order-status-badge.tsx';

interface GroupOrdersProps {
  order: OfficeOrderDetail;
  onOpen: (id: number) => void;
}

/** The orders bought together with this one. */
export function GroupOrders({ order, onOpen }: GroupOrdersProps) {
  const t = useTranslate();
  const status = groupStatus(order.group.map((one) => one.status));
  return (
    <section aria-label={t('shipOrder.group')}>
      <Title order={2} mb={6}>
        {t('shipOrder.groupOf', {
          groupNo: order.groupNo,
          count: order.group.length,
          status: t(`order.status.${status}`),
        })}
      </Title>
      <Group gap="xs">
        {order.group.map((one) =>
          one.id === order.id ? (
            <Text key={one.id} size="sm" fw={600} px="xs">
              {one.orderNo}
            </Text>
          ) : (
            <Button
              key={one.id}
              variant="default"
              size="compact-sm"
              rightSection={<OrderStatusBadge status={one.status} />}
              onClick={() => onOpen(one.id)}
            >
              {one.orderNo}
            </Button>
          ),
        )}
      </Group>
    </section>
  );
}
