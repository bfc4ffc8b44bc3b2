import { useState } from 'react';

/** What was typed and not sent, by what it was about: a question that is asked above another takes that away for a moment. */
const kept = new Map<string, string>();

/** A text that is there again when its question is, until it was sent or thrown away. */
export function useKeptText(about: string) {
  const [typed, setTyped] = useState(() => kept.get(about) ?? '');
  return {
    typed,
    type: (text: string) => {
      kept.set(about, text);
      setTyped(text);
    },
    forget: () => void kept.delete(about),
  };
}

/** Whoever leaves has thrown it away. */
export function forgetKeptTexts(): void {
  kept.clear();
}
