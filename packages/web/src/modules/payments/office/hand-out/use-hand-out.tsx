import { calls } from '@gangway/contract/calls.ts';
import { deskMethods } from '@gangway/contract/core/desk-money.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { modals } from '@mantine/modals';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { drawerScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { forgetKeptTexts } from '#ui/office/forms/use-kept-text.ts';
import { operate } from '#ui/office/operate.ts';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { DeskMoneyForm } from '../desk-money/desk-money-form.tsx';

export type HandOut = (refund: { id: number; amountSen: number }, label: string) => void;

/** Hands a refund over that no gateway carries out, and notes it; null for those who have no drawer to do it from. */
export function useHandOut(): HandOut | null {
  const t = useTranslate();
  const client = useQueryClient();
  const canEdit = useCanEdit(drawerScreen);
  const refresh = () => refreshCalls(client, calls.payments, calls.booking);
  if (!canEdit) return null;
  return ({ id, amountSen }, label) => {
    const amount = formatMoney(amountSen);
    const modal = modals.open({
      title: t('payment.handOutTitle', { amount }),
      closeOnClickOutside: false,
      withCloseButton: false,
      onClose: forgetKeptTexts,
      children: (
        <DeskMoneyForm
          text={t('payment.handOutText', { amount, label })}
          canOpen
          methods={deskMethods}
          first="cash"
          confirm={() => t('payment.handOutConfirm')}
          onClose={() => modals.close(modal)}
          onRefused={refresh}
          onConfirm={async ({ method, slipNo }) => {
            await operate(paymentsCalls.handOutRefund, { params: { id }, body: { method, slipNo } });
            showSuccess(t('payment.handedOut', { amount }));
            await refresh();
          }}
        />
      ),
    });
  };
}
