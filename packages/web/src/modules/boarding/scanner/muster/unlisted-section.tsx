import { useTranslate } from '#lib/use-translate.ts';
import type { Unlisted } from '../engine/manifest-book.ts';
import { portTime } from '../post/port-time.ts';
import css from './deck-section.module.css';
import { TickBox } from './tick-box.tsx';

interface Props {
  people: readonly Unlisted[];
  isTicked: (person: Unlisted) => boolean;
  onTick: (person: Unlisted, isHere: boolean) => void;
}

/** Those who were let in by their signature alone: aboard, and to be found at an alarm, though their names are not here. */
export function UnlistedSection({ people, isTicked, onTick }: Props) {
  const t = useTranslate();
  return (
    <section className={css.deck}>
      <h3>
        {t('scan.muster.unlisted')} <small>{t('scan.muster.people', { people: people.length })}</small>
      </h3>
      <div className={css.rooms}>
        <fieldset className={css.room}>
          {people.map((person) => (
            <TickBox key={person.id} isTicked={isTicked(person)} onTick={(isHere) => onTick(person, isHere)}>
              <span>{t('scan.muster.nameless')}</span>
              {person.boardedAt ? (
                <small>{t('scan.muster.letIn', { time: portTime(person.boardedAt) })}</small>
              ) : null}
            </TickBox>
          ))}
        </fieldset>
      </div>
    </section>
  );
}
