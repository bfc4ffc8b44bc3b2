import type { BoardingSailing } from '@gangway/contract/boarding/schemas.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { type Post, posts } from '@gangway/contract/core/posts.ts';
import { type FormEvent, useState } from 'react';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import partsCss from '#ui/scanner/parts.module.css';
import type { Engine } from '../engine/engine.ts';
import type { EngineState } from '../engine/engine-state.ts';
import { portTime } from './port-time.ts';
import css from './post.module.css';

interface Props {
  engine: Engine;
  state: EngineState;
  onDone: () => void;
}

/** The sailing, those that board and those of today first, and one of the operator's posts. */
export function ChoosePost({ engine, state, onDone }: Props) {
  const t = useTranslate();
  const { setup, choice } = state;
  const [today] = useState(() => portDate(new Date(Date.now() + (state.offsetMs ?? 0))));
  const sailings = (setup?.sailings ?? []).toSorted(
    (one, other) =>
      Number(other.status === 'boarding') - Number(one.status === 'boarding') ||
      Number(other.date === today) - Number(one.date === today) ||
      one.departsAt.localeCompare(other.departsAt, 'en'),
  );
  const own = posts.filter((post) => setup?.posts.includes(post));
  const [sailingId, setSailingId] = useState(choice?.sailingId ?? null);
  const [post, setPost] = useState<Post | null>(choice?.post ?? null);
  const chosenSailing = sailingId ?? sailings[0]?.id;
  const chosenPost = post ?? own[0];
  if (!setup) return <p className={partsCss.notice}>{t('scan.choose.waiting')}</p>;
  if (own.length === 0) return <p className={partsCss.notice}>{t('scan.choose.noPost')}</p>;
  if (chosenSailing === undefined || !chosenPost)
    return <p className={partsCss.notice}>{t('scan.choose.none')}</p>;
  const start = (event: FormEvent) => {
    event.preventDefault();
    void engine.choose({ sailingId: chosenSailing, post: chosenPost });
    // The button stood at the end of a long list; the first answer stands at the beginning of the page.
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    onDone();
  };
  return (
    <form className={css.form} onSubmit={start}>
      <h2>{t('scan.choose.title')}</h2>
      <fieldset className={css.options}>
        <legend>{t('scan.choose.sailing')}</legend>
        {sailings.map((sailing) => (
          <label key={sailing.id} className={css.option}>
            <input
              type="radio"
              name="sailing"
              checked={sailing.id === chosenSailing}
              onChange={() => setSailingId(sailing.id)}
            />
            <SailingWords sailing={sailing} isToday={sailing.date === today} />
          </label>
        ))}
      </fieldset>
      <fieldset className={css.options}>
        <legend>{t('scan.choose.post')}</legend>
        {own.map((one) => (
          <label key={one} className={css.option}>
            <input type="radio" name="post" checked={one === chosenPost} onChange={() => setPost(one)} />
            <strong>{t(`scan.post.${one}`)}</strong>
          </label>
        ))}
      </fieldset>
      <button type="submit" className={partsCss.button}>
        {t('scan.choose.start')}
      </button>
    </form>
  );
}

function SailingWords({ sailing, isToday }: { sailing: BoardingSailing; isToday: boolean }) {
  const t = useTranslate();
  const { shipName, destination, date, slot, departsAt, status } = sailing;
  return (
    <span className={css.sailing}>
      <strong>
        {isToday ? t('scan.choose.today') : date} · {t(`scan.slot.${slot}`)} {portTime(departsAt)}
      </strong>
      <span>
        {shipName} · {ownWords(destination)}
      </span>
      <span className={css.soft}>{t(`scan.status.${status}`)}</span>
    </span>
  );
}
