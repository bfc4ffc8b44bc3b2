import { deskMethods } from '@gangway/contract/core/desk-money.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { parseMoney } from '@gangway/contract/core/parse-money.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { rechargeBody, type WalletHolder } from '@gangway/contract/wallet/schemas.ts';
import { Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { newKey } from '#lib/new-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useCashDrawers } from '#ui/office/cash-drawers.ts';
import { DeskMoneyFields } from '#ui/office/desk-money-fields.tsx';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { isSlipUsed } from '#ui/office/use-slip.ts';
import { refreshWallets } from '../wallet-queries.ts';
import { WalletField } from './wallet-field.tsx';

interface RechargeFormProps {
  /** The customer it was opened for; null when one is still to be chosen. */
  holder: WalletHolder | null;
  onSaved: () => void;
}

const emptyForm = {
  amountSen: '',
  method: 'cash' as (typeof deskMethods)[number],
  slipNo: '',
  slipShared: false,
  remarks: '',
};

/** Takes money for a balance. The key stays for as long as the form is open: pressed twice, it happens once. */
export function RechargeForm({ holder: first, onSaved }: RechargeFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const [holder, setHolder] = useState(first);
  const [key, setKey] = useState(newKey);
  const [isUsed, setUsed] = useState(false);
  const { OwnDrawerNeeded, refreshDrawers } = useCashDrawers();
  const { form, frame } = useOfficeForm({
    initialValues: emptyForm,
    draft: `recharge_${first?.id ?? 'any'}`,
    schema: rechargeBody,
    toBody: (values) => ({
      ...values,
      key,
      accountId: holder?.id,
      amountSen: parseMoney(values.amountSen) ?? undefined,
    }),
    save: async (body) => {
      try {
        const saved = await operate(walletCalls.saveRecharge, { body }, 'recharge.failed');
        showSuccess(t('recharge.done', { amount: formatMoney(saved.amountSen), name: saved.realName }));
        onSaved();
      } catch (error) {
        if (error instanceof ApiError && error.reason === 'recharge.keyReused') setKey(newKey());
        setUsed(isSlipUsed(error));
        throw error;
      } finally {
        await Promise.all([refreshWallets(client), refreshDrawers(client)]);
      }
    },
  });
  const sen = parseMoney(form.values.amountSen);
  return (
    <DrawerForm
      {...frame}
      dirty={frame.dirty || holder !== first}
      submitLabel={sen ? t('recharge.submit', { amount: formatMoney(sen) }) : t('recharge.new')}
    >
      <WalletField
        isFirst={first === null}
        holder={holder}
        error={form.errors['accountId']}
        onChoose={(chosen) => {
          setHolder(chosen);
          form.clearFieldError('accountId');
        }}
      />
      {holder ? <BalanceLine balanceSen={holder.balanceSen} addedSen={sen ?? 0} /> : null}
      <TextInput
        label={t('recharge.amountLabel')}
        inputMode="decimal"
        autoComplete="off"
        {...(first ? { 'data-autofocus': true } : {})}
        {...form.getInputProps('amountSen')}
      />
      <DeskMoneyFields
        label={t('recharge.methodLabel')}
        methods={deskMethods}
        method={form.values.method}
        slipNo={form.values.slipNo}
        slipError={form.errors['slipNo']}
        onMethod={(method) => form.setFieldValue('method', method)}
        onSlip={(slipNo) => {
          form.setFieldValue('slipNo', slipNo);
          form.setFieldValue('slipShared', false);
          setUsed(false);
        }}
        shared={
          isUsed || form.values.slipShared
            ? {
                checked: form.values.slipShared,
                onChange: (shared) => form.setFieldValue('slipShared', shared),
              }
            : null
        }
      />
      {form.values.method === 'cash' ? <OwnDrawerNeeded /> : null}
      <Textarea
        label={t('field.remarks')}
        maxLength={200}
        autosize
        minRows={2}
        {...form.getInputProps('remarks')}
      />
    </DrawerForm>
  );
}

function BalanceLine({ balanceSen, addedSen }: { balanceSen: number; addedSen: number }) {
  const t = useTranslate();
  const balance = formatMoney(balanceSen);
  return (
    <Text size="sm" c="dimmed" aria-live="polite">
      {addedSen > 0
        ? t('recharge.balanceAfter', { balance, after: formatMoney(balanceSen + addedSen) })
        : t('recharge.balanceNow', { balance })}
    </Text>
  );
}
