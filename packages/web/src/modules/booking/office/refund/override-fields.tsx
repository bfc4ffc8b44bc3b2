import type { RefundQuote } from '@gangway/contract/booking/money-calls.ts';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import css from './refund.module.css';
import type { RefundFormState } from './use-refund-form.ts';

interface OverrideFieldsProps {
  form: Pick<RefundFormState, 'override' | 'errors' | 'setOverride' | 'feeProblem'>;
  quote: RefundQuote;
}

/** Another fee than the rules say, and why; it is kept in the books with the name of who set it. */
export function OverrideFields({ form, quote }: OverrideFieldsProps) {
  const t = useTranslate();
  const { override, errors, setOverride, feeProblem } = form;
  const { paidSen, why } = quote;
  return (
    <div className={css.override}>
      <Checkbox
        label={t(why === 'cabin' ? 'officeRefund.overrideCabin' : 'officeRefund.override')}
        checked={override !== null}
        disabled={paidSen === 0}
        onChange={(event) => setOverride(event.currentTarget.checked ? { fee: '', reason: '' } : null)}
      />
      {override ? (
        <>
          <TextInput
            label={t(why === 'cabin' ? 'officeRefund.feeCabin' : 'officeRefund.fee')}
            description={t(why === 'cabin' ? 'officeRefund.feeHintCabin' : 'officeRefund.feeHint')}
            inputMode="decimal"
            autoComplete="off"
            error={errors.fee ?? feeProblem(quote)}
            value={override.fee}
            onChange={(event) => setOverride({ ...override, fee: event.currentTarget.value })}
          />
          <Textarea
            label={t('field.reason')}
            maxLength={200}
            autosize
            minRows={2}
            error={errors.reason}
            value={override.reason}
            onChange={(event) => setOverride({ ...override, reason: event.currentTarget.value })}
          />
        </>
      ) : null}
    </div>
  );
}
