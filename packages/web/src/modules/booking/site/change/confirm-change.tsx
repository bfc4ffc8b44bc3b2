import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { useId, useState } from 'react';
import type { FormErrors } from '#lib/field-errors.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { FormContext } from '#ui/site/form-context.ts';
import { usePayMethods, useShortBalance } from '../pay/use-pay-methods.ts';
import { MethodField } from '../wizard/method-field.tsx';
import type { ChangeMethod } from './use-change.ts';
import css from './change-dialog.module.css';

interface ConfirmChangeProps {
  order: Pick<OrderWithTickets, 'method'>;
  /** What is to be paid, negative when something comes back; null as long as that is not known. */
  dueSen: number | null;
  busy: boolean;
  problem: string | null;
  onClose: () => void;
  onConfirm: (method: ChangeMethod | null) => void;
}

/** How the rest is paid, if there is one, and the last word. */
export function ConfirmChange({ order, dueSen, busy, problem, onClose, onConfirm }: ConfirmChangeProps) {
  const t = useTranslate();
  const prefix = useId();
  const { methods } = usePayMethods();
  const [wanted, setWanted] = useState(order.method);
  const [errors, setErrors] = useState<FormErrors>({});
  const method = wanted !== 'cash' && methods.includes(wanted) ? wanted : null;
  const isShort = useShortBalance(method, dueSen);
  const isDue = dueSen !== null && dueSen > 0;
  const confirm = () => {
    if (!isDue) return onConfirm(null);
    if (method && !isShort) return onConfirm(method);
    setErrors({ method: t(method ? 'pay.method.short' : 'booking.chooseMethod') });
    document.getElementById(`${prefix}-method`)?.focus();
  };
  const lastWord = (
    <>
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      <div className={css.ways}>
        <Button look="quiet" onClick={onClose} disabled={busy}>
          {t('change.keep')}
        </Button>
        {dueSen !== null && (
          <Button onClick={confirm} disabled={busy}>
            {busy ? t('form.busy') : t(`change.confirm.${endOf(dueSen)}`, { amount: amountOf(dueSen) })}
          </Button>
        )}
      </div>
    </>
  );
  if (!isDue) return lastWord;
  return (
    <FormContext value={{ prefix, errors, clear: () => setErrors({}) }}>
      <MethodField value={method} totalSen={dueSen} withoutCash onChange={setWanted}>
        {lastWord}
      </MethodField>
    </FormContext>
  );
}

function endOf(dueSen: number): 'pay' | 'back' | 'even' {
  return dueSen > 0 ? 'pay' : dueSen < 0 ? 'back' : 'even';
}

function amountOf(dueSen: number): string {
  return formatMoney(Math.abs(dueSen));
}
