import { formatMoney } from '@gangway/contract/core/money.ts';
import type { PaymentDetail } from '@gangway/contract/payments/schemas.ts';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { moneyIn } from './money-in.ts';
import type { PaymentActions } from './use-payment-actions.tsx';

interface ParkedBoxProps {
  payment: PaymentDetail;
  actions: PaymentActions | null;
}

/** Money that does not agree: what was asked for, what came, and the two ways to decide. */
export function ParkedBox({ payment, actions }: ParkedBoxProps) {
  const t = useTranslate();
  const { cameSen, currency } = cameOf(payment);
  const came = moneyIn(cameSen, currency);
  return (
    <Alert
      color="coral"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('payment.parkedTitle')}
    >
      <Text size="sm">
        {cameSen === payment.amountSen
          ? t('payment.parkedOther', { came })
          : t('payment.parkedText', { expected: formatMoney(payment.amountSen), came })}
      </Text>
      {actions ? (
        <Group gap="xs" mt="sm">
          {currency === 'MYR' ? (
            <Button
              size="xs"
              leftSection={<IconCheck size={15} aria-hidden />}
              onClick={() => actions.decide(payment, 'accept', came)}
            >
              {t('payment.decide.accept', { came })}
            </Button>
          ) : null}
          <Button
            size="xs"
            color="coral"
            variant="outline"
            leftSection={<IconArrowBackUp size={15} aria-hidden />}
            onClick={() => actions.decide(payment, 'sendBack', came)}
          >
            {t('payment.decide.sendBack', { came })}
          </Button>
        </Group>
      ) : null}
    </Alert>
  );
}

/** What really came stands in the history, where it was parked. */
function cameOf({ events, amountSen }: PaymentDetail): { cameSen: number; currency: string } {
  const data = events.findLast(({ kind }) => kind === 'parked')?.data ?? {};
  const { cameSen, currency } = data;
  return {
    cameSen: typeof cameSen === 'number' ? cameSen : amountSen,
    currency: typeof currency === 'string' ? currency : 'MYR',
  };
}
