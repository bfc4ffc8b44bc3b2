import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { Icon } from '#ui/site/icon.tsx';
import css from './guest-track.module.css';

interface GuestTrackProps {
  label: string;
  /** With room for it, all stand under each other. */
  phoneOnly?: boolean;
  /** Which is shown first. */
  start?: number;
  children: ReactNode;
}

/**
 * Guests beside each other, one at a time: swiped, moved by the arrow keys, or by the two buttons. The browser does the
 * scrolling; what is read aloud is the whole row, in its order.
 */
export function GuestTrack({ label, phoneOnly = false, start = 0, children }: GuestTrackProps) {
  const t = useTranslate();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  const count = Children.count(children);
  useEffect(() => {
    if (start > 0) track.current?.scrollTo({ left: start * track.current.clientWidth, behavior: 'instant' });
  }, [start]);
  const step = (by: number) => track.current?.scrollBy({ left: by * track.current.clientWidth });
  return (
    <div className={phoneOnly ? css.phoneOnly : css.always}>
      {count > 1 && (
        <div className={css.bar}>
          <button
            type="button"
            aria-label={t('ticket.guests.back')}
            onClick={() => step(-1)}
            disabled={shown === 0}
          >
            <Icon name="left" />
            <span>{t('ticket.guests.back')}</span>
          </button>
          <p aria-live="polite">{t('ticket.guests.shown', { place: shown + 1, count })}</p>
          <button
            type="button"
            aria-label={t('ticket.guests.next')}
            onClick={() => step(1)}
            disabled={shown === count - 1}
          >
            <span>{t('ticket.guests.next')}</span>
            <Icon name="right" />
          </button>
        </div>
      )}
      <ul
        ref={track}
        className={css.track}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={count > 1 ? 0 : undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.min(count - 1, Math.round(scrollLeft / clientWidth)))
        }
      >
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </div>
  );
}
