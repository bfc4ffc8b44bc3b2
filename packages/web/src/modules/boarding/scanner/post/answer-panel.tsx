import type { ManifestTicket, ScanMark } from '@gangway/contract/boarding/schemas.ts';
import type { ScanReason, Verdict } from '@gangway/contract/boarding/states.ts';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import type { Shown } from '../engine/engine-state.ts';
import css from './answer-panel.module.css';
import { markWords, PersonFacts } from './person-facts.tsx';
import type { OnScreen } from './use-scanning.ts';

/** F2, where a keyboard is: a whole order without leaving the keys. */
const orderKey = 'F2';

interface Props {
  onScreen: OnScreen;
  onOrder: (tickets: readonly ManifestTicket[]) => void;
}

/** The answer: it fills the screen, in words, colour and sign, and stays until the next scan. */
export function AnswerPanel({ onScreen, onOrder }: Props) {
  const t = useTranslate();
  switch (onScreen.kind) {
    case 'nothing':
      return (
        <Panel mood="ready" word={t('scan.ready')}>
          <p className={css.sentence}>{t('scan.ready.text')}</p>
        </Panel>
      );
    case 'working':
      return <Panel mood="ready" word={t('scan.working')} />;
    case 'failed':
      return (
        <Panel mood="refused" word={t('scan.failed')}>
          <p className={css.sentence}>{onScreen.message}</p>
        </Panel>
      );
    case 'order':
      return <OrderAnswer shown={onScreen.shown} />;
    case 'answer':
      return <OneAnswer shown={onScreen.shown} onOrder={onOrder} />;
  }
}

function OneAnswer({ shown, onOrder }: { shown: Shown; onOrder: Props['onOrder'] }) {
  const t = useTranslate();
  const { verdict, reason, ticket, other, rest, post, alone } = shown;
  const earlier = ticket && earlierMark(ticket, reason);
  useEffect(() => {
    if (rest.length === 0) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== orderKey || event.repeat) return;
      event.preventDefault();
      onOrder(rest);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [rest, onOrder]);
  return (
    <Panel mood={verdict} word={t(`scan.verdict.${verdict}`)}>
      <p className={css.sentence}>{t(reason === 'ok' ? `scan.done.${post}` : `scan.reason.${reason}`)}</p>
      {earlier ? <p className={css.sentence}>{markWords(t, earlier)}</p> : null}
      {ticket ? <p className={css.name}>{ticket.name}</p> : null}
      {ticket && ticket.ageGroup !== 'adult' ? (
        <p className={css.badge}>{t(`scan.age.${ticket.ageGroup}`)}</p>
      ) : null}
      {other ? (
        <p className={css.sentence}>
          {t('scan.belongs', { ship: other.shipName, date: other.date, slot: t(`scan.slot.${other.slot}`) })}
        </p>
      ) : null}
      {ticket ? <PersonFacts ticket={ticket} /> : null}
      {alone ? <p className={css.alone}>{t('scan.alone')}</p> : null}
      {rest.length > 0 ? (
        <button type="button" className={css.order} onClick={() => onOrder(rest)}>
          {t(`scan.order.${post}`, { count: rest.length })} <kbd>{orderKey}</kbd>
        </button>
      ) : null}
    </Panel>
  );
}

/** What somebody has had before, where that is why they are turned away. */
function earlierMark(ticket: ManifestTicket, reason: ScanReason): ScanMark | null {
  switch (reason) {
    case 'alreadyBoarded':
      return ticket.boarded;
    case 'alreadyFood':
      return ticket.food;
    case 'alreadyChip':
      return ticket.chip;
    case 'alreadyDisembarked':
      return ticket.disembarked;
    default:
      return null;
  }
}

function OrderAnswer({ shown }: { shown: readonly Shown[] }) {
  const t = useTranslate();
  const passed = shown.filter(({ verdict }) => verdict !== 'refused').length;
  const mood =
    passed < shown.length
      ? 'refused'
      : shown.every(({ verdict }) => verdict === 'accepted')
        ? 'accepted'
        : 'warned';
  return (
    <Panel mood={mood} word={t(`scan.verdict.${mood}`)}>
      <p className={css.sentence}>{t('scan.order.done', { passed, all: shown.length })}</p>
      <ul className={css.people}>
        {shown.map(({ id, ticket, verdict, reason, post }) => (
          <li key={id} data-mood={verdict}>
            <Sign mood={verdict} />
            <strong>{ticket?.name}</strong>
            <span>{t(reason === 'ok' ? `scan.done.${post}` : `scan.reason.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Mood = Verdict | 'ready';

function Panel({ mood, word, children }: { mood: Mood; word: string; children?: ReactNode }) {
  return (
    <section className={css.panel} data-mood={mood} role={mood === 'refused' ? 'alert' : 'status'}>
      <p className={css.word}>
        <Sign mood={mood} />
        {word}
      </p>
      {children}
    </section>
  );
}

/** Each answer has a shape of its own: colour alone says nothing to one man in twelve. */
const shapes: Record<Mood, string> = {
  ready: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M4 12h16',
  accepted: 'M4 13l5 5L20 6',
  warned: 'M12 3v11M12 19v1.5',
  refused: 'M5 5l14 14M19 5L5 19',
};

function Sign({ mood }: { mood: Mood }) {
  return (
    <svg className={css.sign} viewBox="0 0 24 24" aria-hidden>
      <path d={shapes[mood]} />
    </svg>
  );
}
