import type { BaccaratPlate } from '@gangway/contract/legacy/schemas.ts';
import { useEffect, useRef } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { beadPlace, plateColumns } from './bead-place.ts';
import { Bead } from './bead.tsx';
import css from './bead-plate.module.css';
import { resultWords } from './result-words.ts';

/** The rounds of a shoe as beads in six rows, column by column. */
export function BeadPlate({ shoe, rounds }: BaccaratPlate) {
  const t = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  // The newest round stays in sight where the plate is wider than the screen.
  const lastId = rounds.at(-1)?.id;
  useEffect(() => {
    const last = frame.current?.querySelector(`[data-round='${lastId}']`);
    last?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [lastId]);
  return (
    <div
      className={css.frame}
      ref={frame}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard.
      tabIndex={0}
      role="group"
      aria-label={t('baccarat.plate')}
    >
      <ol
        className={css.plate}
        aria-label={t('baccarat.plateOf', { table: shoe.table, shoe: shoe.number })}
        style={{ gridTemplateColumns: `repeat(${plateColumns(rounds.length)}, 2.75rem)` }}
      >
        {rounds.map(({ id, round, results }) => {
          const { row, column } = beadPlace(round);
          return (
            <li key={id} data-round={id} style={{ gridRow: row, gridColumn: column }}>
              <Bead results={results} />
              <span className={css.words}>
                {t('baccarat.roundWords', { round, results: resultWords(t, results) })}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
