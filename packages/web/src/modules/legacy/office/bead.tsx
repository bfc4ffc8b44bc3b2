import { outcomes, type Result, resultMap } from '@gangway/contract/legacy/results.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './bead.module.css';

/** One round as a bead: a colour and a letter for how it ended, a mark at the top for a pair of the banker, at the foot of the player. */
export function Bead({ results }: { results: readonly Result[] }) {
  const t = useTranslate();
  const outcome = outcomes.find((known) => results.includes(known)) ?? outcomes[0];
  return (
    <span className={css.bead} data-outcome={resultMap[outcome]} aria-hidden>
      {t(`baccarat.letter.${resultMap[outcome]}`)}
      {results.includes(4) ? <i className={css.bankerPair} /> : null}
      {results.includes(5) ? <i className={css.playerPair} /> : null}
    </span>
  );
}
