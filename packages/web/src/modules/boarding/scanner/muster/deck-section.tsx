import type { ManifestTicket } from '@gangway/contract/boarding/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import type { MusterDeck } from '#modules/boarding/shared/muster-decks.ts';
import css from './deck-section.module.css';
import { TickBox } from './tick-box.tsx';

interface Props {
  deck: MusterDeck<ManifestTicket>;
  isTicked: (person: ManifestTicket) => boolean;
  onTick: (person: ManifestTicket, isHere: boolean) => void;
}

/** The people of one deck by room, or those without a cabin. */
export function DeckSection({ deck, isTicked, onTick }: Props) {
  const t = useTranslate();
  const { floor, people, rooms } = deck;
  return (
    <section className={css.deck}>
      <h3>
        {floor === null ? t('scan.muster.noRoom') : t('scan.muster.deck', { floor })}{' '}
        <small>{t('scan.muster.people', { people })}</small>
      </h3>
      <div className={css.rooms}>
        {rooms.map((room) => (
          <fieldset key={room.number ?? 'none'} className={css.room}>
            {room.number ? <legend>{room.number}</legend> : null}
            {room.people.map((person) => (
              <TickBox
                key={person.id}
                isTicked={isTicked(person)}
                onTick={(isHere) => onTick(person, isHere)}
              >
                <span>{person.name}</span>
                {person.ageGroup === 'adult' ? null : <em>{t(`scan.age.${person.ageGroup}`)}</em>}
              </TickBox>
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  );
}
