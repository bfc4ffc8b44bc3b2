import { type PaymentMethod, paymentMethods } from '@gangway/contract/core/payment-methods.ts';
import { Checkbox, Switch, TextInput } from '@mantine/core';
import { giftRight } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { LetterSelect } from '#ui/office/forms/letter-select.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import css from './counter-sale.module.css';
import { termsLine } from './terms-line.ts';
import type { CounterSaleState } from './use-counter-sale.ts';

/** How it is paid, or why it is given away, and that the terms were agreed to. */
export function PaymentPart({ sale }: { sale: CounterSaleState }) {
  const t = useTranslate();
  const mayGive = useCanEdit(giftRight);
  const { values, errors, change, terms, today } = sale;
  const { sailing } = sale.offers;
  const methods = paymentMethods
    .filter((method) => method !== 'balance' || values.customer !== null)
    .toSorted(cashFirst);
  return (
    <div className={css.payment}>
      <LetterSelect
        label={t('shipOrder.method')}
        description={t('counter.methodHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
        value={values.method}
        allowDeselect={false}
        disabled={values.complimentary}
        error={errors['method'] ?? null}
        onChange={(method) => change({ method })}
      />
      {mayGive ? (
        <Switch
          label={t('shipOrder.complimentary')}
          description={t('counter.complimentaryText')}
          checked={values.complimentary}
          onChange={(event) => change({ complimentary: event.currentTarget.checked })}
        />
      ) : null}
      {values.complimentary ? (
        <TextInput
          label={t('field.reason')}
          maxLength={200}
          value={values.complimentaryReason}
          error={errors['complimentaryReason'] ?? null}
          onBlur={() => sale.leave('complimentaryReason')}
          onChange={(event) => change({ complimentaryReason: event.currentTarget.value })}
        />
      ) : null}
      <Checkbox
        label={t('counter.agreed')}
        description={terms && sailing ? termsLine(terms, { sails: sailing.date, today }) : null}
        checked={values.agreed}
        error={errors['agreed'] ?? null}
        aria-invalid={errors['agreed'] !== undefined}
        onChange={(event) => change({ agreed: event.currentTarget.checked })}
      />
    </div>
  );
}

function cashFirst(one: PaymentMethod, other: PaymentMethod): number {
  return Number(other === 'cash') - Number(one === 'cash');
}
