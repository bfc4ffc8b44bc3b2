import { formatMoney } from '@gangway/contract/core/money.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Card } from '#ui/site/card.tsx';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { AllocateDialog } from './allocate-dialog.tsx';
import { type Below, useBalance, useBelow, walletKey } from './wallet-queries.ts';
import css from './my-agents.module.css';

interface MyAgentsProps {
  userId: number;
  /** A super agent hands balance on; an agent only sees who stands below. */
  mayAllocate: boolean;
}

/** The people below an agent, and handing balance on to them. */
export function MyAgents({ userId, mayAllocate }: MyAgentsProps) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const below = useBelow(userId);
  const balance = useBalance(userId);
  const [chosen, setChosen] = useState<Below | null>(null);
  return (
    <Card
      id="agents"
      title={t('wallet.agents')}
      text={t(mayAllocate ? 'wallet.agents.superText' : 'wallet.agents.text')}
    >
      {below.isPending && <Skeleton lines={3} />}
      {below.isError && !below.data && (
        <LoadFailure text={t('wallet.agents.failed')} onRetry={() => void below.refetch()} />
      )}
      {below.data?.length === 0 && <p>{t('wallet.agents.empty')}</p>}
      {below.data && below.data.length > 0 && (
        <ul className={css.list}>
          {below.data.map((person) => (
            <li key={person.id} className={css.person}>
              <p className={css.who}>
                <strong>{person.realName || person.username}</strong>
                <span className={css.facts}>
                  <span>{t(`level.${person.level}`)}</span>
                  <span>{person.username}</span>
                  {person.referenceCode && (
                    <span>{t('wallet.agents.code', { code: person.referenceCode })}</span>
                  )}
                </span>
              </p>
              <p className={css.balance}>{formatMoney(person.balanceSen)}</p>
              {mayAllocate && person.level === 'agent' && person.status === 'active' && (
                <Button look="second" onClick={() => setChosen(person)}>
                  {t('wallet.allocate')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {chosen && (
        <AllocateDialog
          person={chosen}
          balanceSen={balance.data?.balanceSen ?? 0}
          onDone={() => queryClient.invalidateQueries({ queryKey: walletKey(userId) })}
          onClose={() => setChosen(null)}
        />
      )}
    </Card>
  );
}
