import type { Slot } from '@gangway/contract/fleet/prices.ts';
import type { ReactNode } from 'react';
import css from './trip-frame.module.css';

interface TripFrameProps {
  /** Which sky is above it. */
  slot: Slot;
  /** The page's heading and what belongs to it. */
  head: ReactNode;
  children: ReactNode;
}

/** A page about a trip: its heading under the sky of day or dusk. On paper only what it is about remains. */
export function TripFrame({ slot, head, children }: TripFrameProps) {
  return (
    <div className={css.page}>
      <header className={css.head} data-slot={slot}>
        {head}
      </header>
      <div className={css.body}>{children}</div>
    </div>
  );
}
