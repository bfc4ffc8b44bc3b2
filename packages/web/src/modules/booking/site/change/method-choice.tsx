import { formatMoney } from '@gangway/contract/core/money.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../../lib/call-query.ts';
import { useTranslate } from '../../../../lib/use-translate.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import formCss from '../../../../ui/form.module.css';
import { useBalance } from '../../../wallet/site/wallet-queries.ts';
import { useProfileLevel } from '../wizard/use-profile-level.ts';
import type { ChangeMethod } from './use-change.ts';
import css from './sailing-choice.module.css';

export const methodChoiceId = 'change-method';
const errorId = 'change-method-error';

interface MethodChoiceProps {
  userId: number;
  value: ChangeMethod | null;
  isMissing: boolean;
  onChoose: (method: ChangeMethod) => void;
}

/** How to pay for a change: what the gateway takes, and for agents their balance. */
export function MethodChoice({ userId, value, isMissing, onChoose }: MethodChoiceProps) {
  const t = useTranslate();
  const level = useProfileLevel();
  const query = useQuery({ ...callQuery(paymentsCalls.payMethods, {}), staleTime: 5 * 60_000 });
  const balance = useBalance(userId);
  if (query.isPending) return <Skeleton lines={2} />;
  if (query.isError) return <LoadFailure text={query.error.message} onRetry={() => void query.refetch()} />;
  const isAgent = level === 'agent' || level === 'superAgent';
  const offered: ChangeMethod[] = [...query.data, ...(isAgent ? ['balance' as const] : [])];
  return (
    <fieldset
      className={`${css['sailings']} ${css['methods']}`}
      id={methodChoiceId}
      tabIndex={-1}
      aria-describedby={isMissing ? errorId : undefined}
    >
      <legend>{t('change.method')}</legend>
      {offered.map((method) => (
        <label key={method} className={css['sailing']}>
          <input type="radio" name="method" checked={method === value} onChange={() => onChoose(method)} />
          <span>
            {method === 'balance' && balance.data
              ? t('change.balance', { amount: formatMoney(balance.data.balanceSen) })
              : t(`method.${method}`)}
          </span>
        </label>
      ))}
      {isMissing && (
        <p id={errorId} role="alert" className={formCss['error']}>
          {t('booking.chooseMethod')}
        </p>
      )}
    </fieldset>
  );
}
