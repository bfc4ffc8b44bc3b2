import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { PaymentDetail } from '@gangway/contract/payments/schemas.ts';
import { Text } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { providerName } from '../provider-name.ts';
import { eventWords } from './event-words.ts';
import { foldEvents, type PaymentEvent } from './fold-events.ts';
import css from './payment-history.module.css';

const byGateway = new Set(['callback', 'query', 'refundSent', 'refundFailed']);

/** Everything that was ever said about a payment, from first to last. */
export function PaymentHistory({ payment }: { payment: PaymentDetail }) {
  const t = useTranslate();
  return (
    <ol className={css.events}>
      {foldEvents(payment.events).map((line, index) => {
        const { what, more, tone } = eventWords(t, line, payment);
        return (
          // Two things can happen in one millisecond; the history only ever grows.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} data-tone={tone}>
            <Text size="sm" fw={600}>
              {what}
            </Text>
            <Text size="sm" c="dimmed">
              {formatInstant(line.event.at)} · {whoDid(line.event)}
            </Text>
            {more ? <Text size="sm">{more}</Text> : null}
          </li>
        );
      })}
    </ol>
  );

  function whoDid({ kind, by }: PaymentEvent): string {
    if (by !== null) return by;
    return byGateway.has(kind) ? providerName(t, payment.provider) : t('paymentRecord.bySystem');
  }
}
