import { calls } from '@gangway/contract/calls.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Alert, Anchor, Progress, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';
import { ordersScreen, screenPath } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';

const pollMs = 1500;

interface RefundProgressProps {
  sailingId: number;
  /** Whether the orders may be looked at. */
  seesOrders: boolean;
}

/** How far the refunds of a cancelled sailing have come, and whether some are stuck; it moves while they run. */
export function RefundProgress({ sailingId: id, seesOrders }: RefundProgressProps) {
  const t = useTranslate();
  const { data, error } = useQuery({
    ...callOptions(calls.booking.refundProgress, { params: { id } }, { quiet: 'background' }),
    refetchInterval: ({ state }) => (state.data && state.data.refunded < state.data.orders ? pollMs : false),
  });
  if (error && !data)
    return (
      <Text size="sm" c="dimmed">
        {t('sailings.refundsFailed')}
      </Text>
    );
  if (!data) return null;
  const { orders, refunded, failed } = data;
  const amount = formatMoney(data.backSen);
  const isDone = refunded === orders;
  return (
    <section aria-label={t('sailings.refunds')}>
      <Title order={2} mb={6}>
        {t('sailings.refunds')}
      </Title>
      {orders > 0 ? (
        <Progress
          value={(refunded / orders) * 100}
          animated={!isDone && refunded + failed < orders}
          mb={6}
          aria-label={t('sailings.refunds')}
        />
      ) : null}
      <Text size="sm" role="status">
        {orders === 0
          ? t('sailings.refundsNone')
          : isDone
            ? t('sailings.refundsDone', { orders, amount })
            : t('sailings.refundsRunning', { orders, refunded, amount })}
      </Text>
      {failed > 0 ? (
        <Alert color="coral" mt={8} role="alert" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {t('sailings.refundsStuck', { failed })}{' '}
          {seesOrders ? (
            <Anchor
              inherit
              underline="always"
              component={Link}
              to={screenPath(ordersScreen, { sailingId: id, status: 'paid' })}
            >
              {t('sailings.refundsStuckShow')}
            </Anchor>
          ) : null}
        </Alert>
      ) : null}
    </section>
  );
}
