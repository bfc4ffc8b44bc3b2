import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { musterDecks } from '#modules/boarding/shared/muster-decks.ts';
import partsCss from '#ui/scanner/parts.module.css';
import type { Post } from '../post/at-post.tsx';
import { CrewSection } from './crew-section.tsx';
import { DeckSection } from './deck-section.tsx';
import css from './muster-view.module.css';
import { TickBox } from './tick-box.tsx';
import { UnlistedSection } from './unlisted-section.tsx';
import { useTicked } from './use-ticked.ts';

/** Who is aboard, by deck and room, then the crew, to tick off at the muster station; it needs no network. */
export function MusterView({ engine, state }: Post) {
  const t = useTranslate();
  const [isMissingOnly, setIsMissingOnly] = useState(false);
  const { has, tick, clear } = useTicked(engine, state.choice?.sailingId);
  const aboard = engine.tickets().filter((ticket) => ticket.aboard);
  const unlisted = engine.unlisted();
  const crew = engine.crew();
  const missing = aboard.filter(({ id }) => !has('tickets', id));
  const missingUnlisted = unlisted.filter(({ id }) => !has('tickets', id));
  const missingCrew = crew.filter(({ id }) => !has('crew', id));
  const all = aboard.length + unlisted.length + headsOf(crew);
  const present = all - missing.length - missingUnlisted.length - headsOf(missingCrew);
  const shownUnlisted = isMissingOnly ? missingUnlisted : unlisted;
  const shownCrew = isMissingOnly ? missingCrew : crew;
  return (
    <section className={css.muster}>
      <h2 aria-live="polite">{t('scan.muster.title', { present, all })}</h2>
      <p>{t('scan.muster.text')}</p>
      <div className={css.tools}>
        <TickBox isTicked={isMissingOnly} onTick={setIsMissingOnly}>
          {t('scan.muster.missing')}
        </TickBox>
        <button type="button" className={partsCss.plain} disabled={present === 0} onClick={clear}>
          {t('scan.muster.clear')}
        </button>
      </div>
      {all === 0 ? <p className={partsCss.notice}>{t('scan.muster.none')}</p> : null}
      {musterDecks(isMissingOnly ? missing : aboard).map((deck) => (
        <DeckSection
          key={deck.floor ?? 'none'}
          deck={deck}
          isTicked={({ id }) => has('tickets', id)}
          onTick={({ id }, isHere) => tick('tickets', id, isHere)}
        />
      ))}
      {shownUnlisted.length > 0 ? (
        <UnlistedSection
          people={shownUnlisted}
          isTicked={({ id }) => has('tickets', id)}
          onTick={({ id }, isHere) => tick('tickets', id, isHere)}
        />
      ) : null}
      {shownCrew.length > 0 ? (
        <CrewSection
          crew={shownCrew}
          heads={headsOf(shownCrew)}
          isTicked={({ id }) => has('crew', id)}
          onTick={({ id }, isHere) => tick('crew', id, isHere)}
        />
      ) : null}
    </section>
  );
}

/** An entry of the crew may stand for several who were not named. */
function headsOf(crew: readonly { people: number }[]): number {
  return crew.reduce((total, { people }) => total + people, 0);
}
