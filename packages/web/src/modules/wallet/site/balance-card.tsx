import type { GatewayMethod } from '@gangway/contract/core/payment-methods.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Card } from '#ui/site/card.tsx';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { StatementList } from './statement-list.tsx';
import { useBalance } from './wallet-queries.ts';
import css from './balance-card.module.css';

const RechargeDialog = lazy(async () => ({
  default: (await import('./recharge-dialog.tsx')).RechargeDialog,
}));

interface BalanceCardProps {
  userId: number;
  /** What the gateway takes; empty while that is not known, or when it takes nothing. */
  methods: readonly GatewayMethod[];
}

/** What is left, how it came to that, and the way to have more. */
export function BalanceCard({ userId, methods }: BalanceCardProps) {
  const t = useTranslate();
  const balance = useBalance(userId);
  const [recharging, setRecharging] = useState(false);
  return (
    <Card id="balance" title={t('wallet.title')} text={t('wallet.text')}>
      {balance.isPending && <Skeleton lines={2} />}
      {balance.isError && !balance.data && (
        <LoadFailure text={t('wallet.failed')} onRetry={() => void balance.refetch()} />
      )}
      {balance.data && (
        <div className={css.sum}>
          <p className={css.balance}>
            <span>{t('wallet.balance')}</span>
            <strong>{formatMoney(balance.data.balanceSen)}</strong>
          </p>
          {methods.length > 0 && <Button onClick={() => setRecharging(true)}>{t('wallet.recharge')}</Button>}
        </div>
      )}
      <StatementList userId={userId} />
      {recharging && (
        <Suspense>
          <RechargeDialog methods={methods} onClose={() => setRecharging(false)} />
        </Suspense>
      )}
    </Card>
  );
}
