import { Fragment, type ReactNode, useSyncExternalStore } from 'react';

/** Tickets and what is said about them. On a phone the code comes first; with more room the words do. */
export function TicketsAndWords({ tickets, words }: { tickets: ReactNode; words: ReactNode }) {
  const isPhone = useSyncExternalStore(follow, matches, () => false);
  const parts = [<Fragment key="words">{words}</Fragment>, <Fragment key="tickets">{tickets}</Fragment>];
  return isPhone ? parts.toReversed() : parts;
}

const phone = '(width < 48rem)';
const matches = () => matchMedia(phone).matches;

function follow(onChange: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
