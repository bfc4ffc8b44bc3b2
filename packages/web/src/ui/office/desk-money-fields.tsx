import { needsSlip } from '@gangway/contract/core/desk-money.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { Checkbox, TextInput } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { LetterSelect } from './forms/letter-select.tsx';

interface DeskMoneyFieldsProps<Method extends PaymentMethod> {
  label: string;
  methods: readonly Method[];
  method: Method;
  /** Why it cannot be done this way; null while nothing is known against it. */
  methodError?: string | null;
  slipNo: string;
  /** What is wrong with the slip; null while nothing is. */
  slipError: React.ReactNode;
  onMethod: (method: Method) => void;
  onSlip: (slipNo: string) => void;
  /** Of a slip that has paid for something else already: whether it truly pays for this as well, and saying so. */
  shared?: { checked: boolean; onChange: (shared: boolean) => void } | null;
}

/** How money changes hands at the desk, and the number of the slip where there is one. */
export function DeskMoneyFields<Method extends PaymentMethod>(props: DeskMoneyFieldsProps<Method>) {
  const { label, methods, method, methodError = null, slipNo, slipError, onMethod, onSlip, shared } = props;
  const t = useTranslate();
  return (
    <>
      <LetterSelect
        label={label}
        data-method
        data={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
        allowDeselect={false}
        value={method}
        error={methodError}
        onChange={onMethod}
      />
      {needsSlip(method) ? (
        <>
          <TextInput
            label={t('field.slipNo')}
            description={t('drawer.slipHint')}
            maxLength={40}
            autoComplete="off"
            data-slip
            value={slipNo}
            error={slipError}
            onChange={(event) => onSlip(event.currentTarget.value)}
          />
          {shared ? (
            <Checkbox
              label={t('field.slipShared')}
              checked={shared.checked}
              onChange={(event) => shared.onChange(event.currentTarget.checked)}
            />
          ) : null}
        </>
      ) : null}
    </>
  );
}
