import { resultMap } from '@gangway/contract/legacy/results.ts';
import type { BaccaratRound } from '@gangway/contract/legacy/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './plate-sums.module.css';

const results = [1, 2, 3, 4, 5] as const;

/** How often each result came in a shoe. */
export function PlateSums({ rounds }: { rounds: readonly BaccaratRound[] }) {
  const t = useTranslate();
  return (
    <dl className={css.sums} aria-label={t('baccarat.sums')}>
      <div>
        <dt>{t('baccarat.rounds')}</dt>
        <dd>{rounds.length}</dd>
      </div>
      {results.map((result) => (
        <div key={result}>
          <dt>{t(`baccarat.result.${resultMap[result]}`)}</dt>
          <dd>{rounds.filter((round) => round.results.includes(result)).length}</dd>
        </div>
      ))}
    </dl>
  );
}
