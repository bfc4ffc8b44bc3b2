import type { ListedCrew } from '@gangway/contract/boarding/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './deck-section.module.css';
import { TickBox } from './tick-box.tsx';

interface Props {
  crew: readonly ListedCrew[];
  heads: number;
  isTicked: (entry: ListedCrew) => boolean;
  onTick: (entry: ListedCrew, isHere: boolean) => void;
}

/** The crew as it was entered in the office: by name, or so many of a duty. */
export function CrewSection({ crew, heads, isTicked, onTick }: Props) {
  const t = useTranslate();
  return (
    <section className={css.deck}>
      <h3>
        {t('scan.muster.crew')} <small>{t('scan.muster.people', { people: heads })}</small>
      </h3>
      <div className={css.rooms}>
        <fieldset className={css.room}>
          {crew.map((entry) => (
            <TickBox key={entry.id} isTicked={isTicked(entry)} onTick={(isHere) => onTick(entry, isHere)}>
              <span>{entry.name || t('scan.muster.people', { people: entry.people })}</span>
              {entry.duty ? <small>{entry.duty}</small> : null}
            </TickBox>
          ))}
        </fieldset>
      </div>
    </section>
  );
}
