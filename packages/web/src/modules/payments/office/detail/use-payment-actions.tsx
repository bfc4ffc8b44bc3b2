import { formatMoney } from '@gangway/contract/core/money.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import type { PaymentDetail, PaymentRefund } from '@gangway/contract/payments/schemas.ts';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ReasonForm } from '#ui/office/forms/reason-form.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { showChanged } from '../payments-queries.ts';

export interface PaymentActions {
  askGateway: (payment: PaymentDetail) => void;
  asking: boolean;
  decide: (payment: PaymentDetail, decision: 'accept' | 'sendBack', came: string) => void;
  retry: (refund: PaymentRefund) => void;
}

/** What finance can do with a payment; what moves money says first what it will do. */
export function usePaymentActions(): PaymentActions {
  const t = useTranslate();
  const client = useQueryClient();
  const refresh = () => refreshCalls(client, paymentsCalls);
  const ask = useMutation({
    mutationFn: ({ id }: PaymentDetail) => operate(paymentsCalls.queryPayment, { params: { id } }),
    onSuccess: async (payment) => {
      showSuccess(t('payment.asked', { status: t(`payment.status.${payment.status}`) }));
      await showChanged(client, payment);
    },
    onError: refresh,
  });
  const again = useMutation({
    mutationFn: ({ id }: PaymentRefund) => operate(paymentsCalls.retryRefund, { params: { id } }),
    onSuccess: (payment) => showChanged(client, payment),
    onError: refresh,
  });

  return {
    askGateway: (payment) => ask.mutate(payment),
    asking: ask.isPending,
    retry: (refund) =>
      again.mutate(refund, {
        onSuccess: () => showSuccess(t('payment.retried', { amount: formatMoney(refund.amountSen) })),
      }),
    decide: (payment, decision, came) => {
      const id = modals.open({
        title: t(`payment.decideTitle.${decision}`, { came }),
        children: (
          <ReasonForm
            text={t(`payment.decideText.${decision}`, {
              came,
              expected: formatMoney(payment.amountSen),
              label: payment.label,
            })}
            label={t('field.reason')}
            danger={decision === 'sendBack'}
            confirm={t(`payment.decide.${decision}`, { came })}
            onClose={() => modals.close(id)}
            onRefused={refresh}
            onConfirm={async (reason) => {
              const params = { id: payment.id };
              const changed = await operate(paymentsCalls.resolveParked, {
                params,
                body: { decision, reason },
              });
              showSuccess(t('payment.decided', { paymentNo: payment.paymentNo }));
              await showChanged(client, changed);
            }}
          />
        ),
      });
    },
  };
}
