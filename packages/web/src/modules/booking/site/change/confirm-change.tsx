import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { useState } from 'react';
import { useSession } from '../../../../lib/use-session.ts';
import { useTranslate } from '../../../../lib/use-translate.ts';
import { Button } from '../../../../ui/button.tsx';
import { MethodChoice, methodChoiceId } from './method-choice.tsx';
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
  const { user } = useSession();
  const [method, setMethod] = useState<ChangeMethod | null>(order.method === 'cash' ? null : order.method);
  const [isMissing, setIsMissing] = useState(false);
  const isDue = dueSen !== null && dueSen > 0;
  const confirm = () => {
    if (!isDue) return onConfirm(null);
    if (method) return onConfirm(method);
    setIsMissing(true);
    document.getElementById(methodChoiceId)?.focus();
  };
  return (
    <>
      {isDue && user && (
        <MethodChoice
          userId={user.id}
          value={method}
          isMissing={isMissing}
          onChoose={(chosen) => {
            setMethod(chosen);
            setIsMissing(false);
          }}
        />
      )}
      {problem && (
        <p role="alert" className={css['problem']}>
          {problem}
        </p>
      )}
      <div className={css['ways']}>
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
}

function endOf(dueSen: number): 'pay' | 'back' | 'even' {
  return dueSen > 0 ? 'pay' : dueSen < 0 ? 'back' : 'even';
}

function amountOf(dueSen: number): string {
  return formatMoney(Math.abs(dueSen));
}
