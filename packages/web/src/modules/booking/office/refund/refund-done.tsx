import { formatMoney } from '@gangway/contract/core/money.ts';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { RefundWay } from '../detail/refund-way.tsx';
import { orderMoneyQuery } from '../order-queries.ts';

/** What comes back, which way, and what is still to be done for it. */
export function RefundDone({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const t = useTranslate();
  const { data } = useQuery(orderMoneyQuery(orderId));
  const refund = data?.refunds.at(-1);
  return (
    <Stack gap="sm">
      {refund ? (
        <div role="status">
          <Text fw={650}>
            {t('officeRefund.done', {
              count: refund.people,
              back: formatMoney(refund.amountSen),
              fee: formatMoney(refund.feeSen),
            })}
          </Text>
          <RefundWay refund={refund} />
        </div>
      ) : (
        <Skeleton height={48} />
      )}
      <Group justify="flex-end">
        <Button data-autofocus onClick={onClose}>
          {t('action.close')}
        </Button>
      </Group>
    </Stack>
  );
}
