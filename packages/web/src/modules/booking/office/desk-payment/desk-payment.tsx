import { deskMethods } from '@gangway/contract/core/desk-money.ts';
import { TextInput } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { DeskMoneyFields } from '#ui/office/desk-money-fields.tsx';
import { DrawerNeeded } from '#modules/payments/office/index.ts';
import type { DeskPaymentState } from './use-desk-payment.ts';

/** How the money of a change or a fee was taken. */
export function DeskPayment({ desk }: { desk: DeskPaymentState }) {
  const t = useTranslate();
  return (
    <>
      <DeskMoneyFields
        label={t('drawer.method')}
        methods={deskMethods}
        method={desk.method}
        slipNo={desk.slip.typed}
        slipError={desk.slip.error}
        shared={desk.slip.shared}
        onMethod={desk.setMethod}
        onSlip={desk.slip.type}
      />
      {desk.isDrawerNeeded ? <DrawerNeeded canOpen={desk.canOpen} /> : null}
      <TextInput
        label={t('shipOrder.note')}
        maxLength={200}
        autoComplete="off"
        value={desk.note}
        onChange={(event) => desk.setNote(event.currentTarget.value)}
      />
    </>
  );
}
