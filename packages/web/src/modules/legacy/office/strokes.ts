import { type Outcome, outcomes, type Pair, pairs } from '@gangway/contract/legacy/results.ts';

/** What one key or one button does. */
export type Stroke = { do: 'enter'; outcome: Outcome } | { do: 'pair'; pair: Pair } | { do: 'takeBack' };

/** The stroke of a key; null for a key that is none. */
export function strokeOf(key: string): Stroke | null {
  if (key === 'Backspace') return { do: 'takeBack' };
  const outcome = outcomes.find((known) => String(known) === key);
  if (outcome) return { do: 'enter', outcome };
  const pair = pairs.find((known) => String(known) === key);
  return pair ? { do: 'pair', pair } : null;
}
