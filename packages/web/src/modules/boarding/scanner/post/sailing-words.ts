import type { BoardingSailing } from '@gangway/contract/boarding/schemas.ts';
import { shortDay } from '#lib/date-words.ts';
import { translate } from '#lib/i18n.ts';
import { ownWords } from '#lib/own-words.ts';

/** A sailing in few words, and not to be taken for the one of the next day or night: where to, the day at the port, which of its two. */
export function sailingWords({
  destination,
  date,
  slot,
}: Pick<BoardingSailing, 'destination' | 'date' | 'slot'>): string {
  return `${ownWords(destination)} · ${shortDay(date)} · ${translate(`scan.slot.${slot}`)}`;
}
