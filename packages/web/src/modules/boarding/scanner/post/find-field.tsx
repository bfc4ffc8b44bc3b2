import type { ManifestTicket } from '@gangway/contract/boarding/schemas.ts';
import { isTicketCode, kindOfCode } from '@gangway/contract/booking/looks-like-code.ts';
import { type FormEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import partsCss from '#ui/scanner/parts.module.css';
import type { Engine } from '../engine/engine.ts';
import type { ScanWish } from '../engine/scan-tickets.ts';
import css from './find-field.module.css';

interface Props {
  engine: Engine;
  onScan: (wish: ScanWish) => void;
}

/** One field for everything: what a scanner types, a serial number, or somebody's name. Nothing in it is asked of the server. */
export function FindField({ engine, onScan }: Props) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const searched = useDeferredValue(typed);
  const found = kindOfCode(searched) === 'ticket' ? [] : engine.search(searched);

  useEffect(() => {
    // On a phone the keyboard would cover the answer.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);

  const done = (wish: ScanWish) => {
    setTyped('');
    setProblem(null);
    onScan(wish);
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (!text) return setProblem(t('scan.codeEmpty'));
    if (isTicketCode(text)) return done({ text });
    const [only, ...others] = engine.search(text);
    if (only && others.length === 0) return done({ ticketId: only.id });
    if (!only) setProblem(t('scan.find.none'));
  };
  return (
    <div className={css.find}>
      <form className={css.row} onSubmit={submit} role="search">
        <label className={partsCss.field}>
          {t('scan.find.label')}
          <input
            ref={field}
            value={typed}
            maxLength={2000}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-invalid={problem !== null}
            aria-describedby={problem ? problemId : undefined}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(null);
            }}
          />
        </label>
        <button type="submit" className={partsCss.button}>
          {t('scan.find.go')}
        </button>
      </form>
      {problem ? (
        <p id={problemId} className={css.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {found.length > 0 ? <Found tickets={found} onChoose={({ id }) => done({ ticketId: id })} /> : null}
    </div>
  );
}

function Found({
  tickets,
  onChoose,
}: {
  tickets: ManifestTicket[];
  onChoose: (ticket: ManifestTicket) => void;
}) {
  const t = useTranslate();
  return (
    <section className={css.found} aria-label={t('scan.find.results', { count: tickets.length })}>
      <p role="status">{t('scan.find.results', { count: tickets.length })}</p>
      <ul>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <button type="button" onClick={() => onChoose(ticket)}>
              <strong>{ticket.name}</strong>
              <span>
                {ticket.roomNumber ?? ''} {ticket.orderNo} … {ticket.idEnding}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
