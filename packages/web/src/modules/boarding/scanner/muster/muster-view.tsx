import type { ManifestTicket } from '@gangway/contract/boarding/schemas.ts';
import { useEffect, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import partsCss from '#ui/scanner/parts.module.css';
import type { Post } from '../post/at-post.tsx';
import { groupByRoom } from './group-by-room.ts';
import css from './muster-view.module.css';

/** Who is aboard, by room, to tick off at the muster station; it needs no network. */
export function MusterView({ engine, state }: Post) {
  const t = useTranslate();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [isMissingOnly, setIsMissingOnly] = useState(false);
  const sailingId = state.choice?.sailingId;
  useEffect(() => {
    let isHere = true;
    if (sailingId === undefined) return;
    void Promise.resolve(engine.readMuster()).then((ids) => isHere && setTicked(new Set(ids)));
    return () => {
      isHere = false;
    };
  }, [engine, sailingId]);

  const change = (next: ReadonlySet<number>) => {
    setTicked(next);
    void engine.saveMuster([...next]);
  };
  const tick = ({ id }: ManifestTicket, isHere: boolean) =>
    change(new Set(isHere ? [...ticked, id] : [...ticked].filter((other) => other !== id)));
  const aboard = engine.tickets().filter((ticket) => ticket.aboard);
  const shown = isMissingOnly ? aboard.filter(({ id }) => !ticked.has(id)) : aboard;
  const present = aboard.filter(({ id }) => ticked.has(id)).length;
  return (
    <section className={css.muster}>
      <h2 aria-live="polite">{t('scan.muster.title', { present, all: aboard.length })}</h2>
      <p>{t('scan.muster.text')}</p>
      <div className={css.tools}>
        <label>
          <input
            type="checkbox"
            checked={isMissingOnly}
            onChange={({ target }) => setIsMissingOnly(target.checked)}
          />
          {t('scan.muster.missing')}
        </label>
        <button
          type="button"
          className={partsCss.plain}
          disabled={present === 0}
          onClick={() => change(new Set())}
        >
          {t('scan.muster.clear')}
        </button>
      </div>
      {aboard.length === 0 ? <p className={partsCss.notice}>{t('scan.muster.none')}</p> : null}
      <div className={css.rooms}>
        {groupByRoom(shown).map(({ room, people }) => (
          <fieldset key={room ?? ''} className={css.room}>
            <legend>{room ?? t('scan.muster.noRoom')}</legend>
            {people.map((person) => (
              <label key={person.id}>
                <input
                  type="checkbox"
                  checked={ticked.has(person.id)}
                  onChange={({ target }) => tick(person, target.checked)}
                />
                <span>{person.name}</span>
                {person.ageGroup === 'adult' ? null : <em>{t(`scan.age.${person.ageGroup}`)}</em>}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  );
}
