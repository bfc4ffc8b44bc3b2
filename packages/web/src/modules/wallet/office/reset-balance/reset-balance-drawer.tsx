import { formatMoney } from '@gangway/contract/core/money.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { resetBalanceBody, type WalletHolder } from '@gangway/contract/wallet/schemas.ts';
import { Alert, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import type { DrawerState } from '#ui/office/forms/use-drawer.ts';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { holderName } from '../holder-name.ts';
import { refreshWallets } from '../wallet-queries.ts';

export type ResetSubject = Pick<WalletHolder, 'id' | 'username' | 'realName' | 'level' | 'balanceSen'>;

/** Where a balance is set to zero: it says how much is lost and asks why. */
export function ResetBalanceDrawer({ drawer }: { drawer: Omit<DrawerState<ResetSubject>, 'open'> }) {
  const t = useTranslate();
  const { item } = drawer;
  return (
    <FormDrawer
      opened={drawer.opened}
      title={item ? t('agents.resetOf', { name: holderName(item) }) : ''}
      onClose={drawer.close}
    >
      {item ? <ResetForm key={drawer.turn} subject={item} onDone={drawer.close} /> : null}
    </FormDrawer>
  );
}

function ResetForm({ subject, onDone }: { subject: ResetSubject; onDone: () => void }) {
  const t = useTranslate();
  const client = useQueryClient();
  const { id, realName: name, level } = subject;
  const amount = formatMoney(subject.balanceSen);
  const { form, frame } = useOfficeForm({
    initialValues: { reason: '' },
    draft: `resetBalance_${id}`,
    schema: resetBalanceBody,
    toBody: (values) => ({ ...values, shownBalanceSen: subject.balanceSen }),
    save: async (body) => {
      const call = level === 'normal' ? walletCalls.resetBalance : walletCalls.resetAgentBalance;
      const { balanceSen } = await operate(call, { params: { id }, body }).catch((error: unknown) => {
        // It may be another by now: whoever looks again sees which.
        void refreshWallets(client);
        throw error;
      });
      showSuccess(t('agents.resetDone', { name, amount: formatMoney(balanceSen) }));
      onDone();
      await refreshWallets(client);
    },
  });
  const nothing = subject.balanceSen === 0;
  return (
    <DrawerForm
      {...frame}
      disabled={nothing}
      submitLabel={level === 'normal' ? t('agents.resetOffline') : t('agents.resetAgent')}
    >
      <Alert variant="light" color={nothing ? 'navy' : 'coral'} icon={<IconAlertTriangle aria-hidden />}>
        {t(nothing ? 'agents.resetEmpty' : 'agents.resetText', { name, amount })}
      </Alert>
      <Textarea
        label={t('field.reason')}
        maxLength={200}
        autosize
        minRows={2}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </DrawerForm>
  );
}
