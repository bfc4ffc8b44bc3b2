import { useState } from 'react';

/** What was typed and not sent, by what it was about: a question that is asked above another takes that away for a moment. */
const kept = new Map<string, string>();

/** A reason that is there again when its question is, until it was sent or thrown away. */
export function useKeptReason(about: string) {
  const [reason, setReason] = useState(() => kept.get(about) ?? '');
  return {
    reason,
    type: (typed: string) => {
      kept.set(about, typed);
      setReason(typed);
    },
    forget: () => void kept.delete(about),
  };
}
