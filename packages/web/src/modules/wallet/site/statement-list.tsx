import { formatMoney } from '@gangway/contract/core/money.ts';
import type { StatementLine } from '@gangway/contract/wallet/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { momentAtPort } from '#ui/site/day-words.ts';
import { Button } from '#ui/site/button.tsx';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { useStatement } from './wallet-queries.ts';
import css from './statement-list.module.css';

/** Everything that moved the balance, newest first. */
export function StatementList({ userId }: { userId: number }) {
  const t = useTranslate();
  const statement = useStatement(userId);
  const lines = statement.data?.pages.flatMap((page) => page.records) ?? [];
  return (
    <div className={css.statement}>
      <h3>{t('wallet.statement')}</h3>
      {statement.isPending && <Skeleton lines={3} />}
      {statement.isError && !statement.data && (
        <LoadFailure text={t('wallet.statement.failed')} onRetry={() => void statement.refetch()} />
      )}
      {statement.data && lines.length === 0 && <p>{t('wallet.statement.empty')}</p>}
      {lines.length > 0 && (
        <ul className={css.lines}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
      {statement.hasNextPage && (
        <div>
          <Button
            look="quiet"
            disabled={statement.isFetchingNextPage}
            onClick={() => void statement.fetchNextPage()}
          >
            {t('wallet.statement.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Line({ line }: { line: StatementLine }) {
  const t = useTranslate();
  const about = [line.other, line.reason].filter(Boolean).join(' · ');
  return (
    <li className={css.line}>
      <p className={css.what}>
        <strong>{t(`wallet.kind.${line.kind}`)}</strong>
        {about && <span>{about}</span>}
        <span className={css.when}>{momentAtPort(line.at)}</span>
      </p>
      <p className={css.amount}>
        <strong data-in={line.amountSen > 0}>
          {line.amountSen > 0 ? '+' : ''}
          {formatMoney(line.amountSen)}
        </strong>
        <span>{t('wallet.after', { balance: formatMoney(line.afterSen) })}</span>
      </p>
    </li>
  );
}
