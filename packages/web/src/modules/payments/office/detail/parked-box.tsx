import { formatMoney } from '@gangway/contract/core/money.ts';
import type { PaymentDetail } from '@gangway/contract/payments/schemas.ts';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useTranslate } from '../../../../lib/use-translate.ts';
import type { PaymentActions } from './use-payment-actions.tsx';

interface ParkedBoxProps {
  payment: PaymentDetail;
  actions: PaymentActions | null;
}

/** Money that does not agree: what was asked for, what came, and the two ways to decide. */
export function ParkedBox({ payment, actions }: ParkedBoxProps) {
  const t = useTranslate();
  const cameSen = cameOf(payment);
  return (
    <Alert
      color="coral"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('payment.parkedTitle')}
    >
      <Text size="sm">
        {cameSen === payment.amountSen
          ? t('payment.parkedOther', { came: formatMoney(cameSen) })
          : t('payment.parkedText', {
              expected: formatMoney(payment.amountSen),
              came: formatMoney(cameSen),
            })}
      </Text>
      {actions ? (
        <Group gap="xs" mt="sm">
          <Button
            size="xs"
            leftSection={<IconCheck size={15} aria-hidden />}
            onClick={() => actions.decide(payment, 'accept', cameSen)}
          >
            {t('payment.decide.accept', { came: formatMoney(cameSen) })}
          </Button>
          <Button
            size="xs"
            color="coral"
            variant="outline"
            leftSection={<IconArrowBackUp size={15} aria-hidden />}
            onClick={() => actions.decide(payment, 'sendBack', cameSen)}
          >
            {t('payment.decide.sendBack', { came: formatMoney(cameSen) })}
          </Button>
        </Group>
      ) : null}
    </Alert>
  );
}

/** What really came stands in the history, where it was parked. */
function cameOf({ events, amountSen }: PaymentDetail): number {
  const came = events.findLast(({ kind }) => kind === 'parked')?.data['cameSen'];
  return typeof came === 'number' ? came : amountSen;
}
