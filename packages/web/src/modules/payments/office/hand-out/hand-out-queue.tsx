import { calls } from '@gangway/contract/calls.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { IconCashBanknote } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';
import { ordersScreen, screenPath } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { Link } from '#ui/shared/link.tsx';
import css from './hand-out-queue.module.css';
import { useHandOut } from './use-hand-out.tsx';

/** Money that waits at the desk: how much, for whom, since when; whoever waits longest stands first. */
export function HandOutQueue() {
  const t = useTranslate();
  const handOut = useHandOut();
  const seesOrders = useCanOpen(ordersScreen);
  const { data } = useQuery(callOptions(calls.booking.handOuts, {}, { quiet: 'background' }));
  if (!data) return null;
  return (
    <section className={css.queue} aria-label={t('handOut.queue')}>
      <div className={css.head}>
        <Title order={2}>{t('handOut.queue')}</Title>
        <Text size="sm">
          {data.count === 0
            ? t('handOut.none')
            : t('handOut.sum', { count: data.count, total: formatMoney(data.totalSen) })}
        </Text>
      </div>
      {data.waiting.length > 0 ? (
        <ul className={css.list}>
          {data.waiting.map((one) => (
            <li key={one.refundId}>
              <strong>{formatMoney(one.amountSen)}</strong>
              <span>{one.name}</span>
              {one.orderId !== null && seesOrders ? (
                <Anchor inherit component={Link} to={screenPath(ordersScreen, { order: one.orderId })}>
                  {one.orderNo}
                </Anchor>
              ) : (
                <span>{one.orderNo ?? one.paymentNo}</span>
              )}
              <span>{t('handOut.paidBy', { method: t(`method.${one.method}`) })}</span>
              <span className={css.since}>{t('handOut.since', { at: formatInstant(one.at) })}</span>
              {handOut ? (
                <Button
                  size="compact-sm"
                  leftSection={<IconCashBanknote size={15} aria-hidden />}
                  aria-label={t('handOut.to', { amount: formatMoney(one.amountSen), name: one.name })}
                  onClick={() =>
                    handOut(
                      { id: one.refundId, amountSen: one.amountSen },
                      `${one.orderNo ?? one.paymentNo} · ${one.name}`,
                    )
                  }
                >
                  {t('payment.handOut')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
