import type { Answer, Call } from '@gangway/contract/core/define-call.ts';
import { createWaitingLine } from '../waiting-line.ts';
import { createKeptBySailing, type KeptBySailing } from './kept-by-sailing.ts';
import { createKeptValues, Seen } from './kept-values.ts';
import { ReadyAnswer } from './ready-answer.ts';

/** How long an answer is given again, unless the process is told otherwise. */
export const usualKeptMs = 1000;

const usualLimits = { entries: 1000, bytes: 16 * 1024 * 1024, parts: 50, sailings: 10_000, atOnce: 3 };

/** Answers of public calls, which are the same for everybody. */
export interface KeptAnswers {
  /**
   * The answer to a call asked in this way: the one that was made a moment ago, the one that is being made, or a new one.
   * `make` names the sailings it looked at, so that it is made anew when places of them are sold. Whatever a caller may
   * write at will is brought into few forms before it is an `input`: each of them is made and kept by itself.
   */
  answer<C extends Call>(
    call: C & { permission: 'public' },
    input: unknown,
    make: (seen: Seen) => Promise<Answer<C>>,
  ): Promise<ReadyAnswer>;
  /** Something that many answers are put together from, kept and dropped as they are. One name stands for one kind of thing. */
  part<T>(name: string, seen: Seen, make: (seen: Seen) => Promise<T>): Promise<T>;
  /** Keeps what answers are put together from about single sailings; dropped as they are, but sailing by sailing. */
  bySailing<T>(): KeptBySailing<T>;
  /** Places of these were sold, held or given back. */
  dropSailings(sailingIds: Iterable<number>): void;
  dropAll(): void;
}

/**
 * Keeps answers for a moment, and what they are made from, so that a thousand who look at the same month ask the database
 * once, and a thousand who look at ranges of their own ask it for each month once. A few answers are made at once: whoever
 * looks around leaves connections to those who buy. It is no truth to sell by: a checkout reads the database.
 */
export function createKeptAnswers(keptMs: number, given: Partial<typeof usualLimits> = {}): KeptAnswers {
  const { entries, bytes, parts: mostParts, sailings: mostSailings, atOnce } = { ...usualLimits, ...given };
  const answers = createKeptValues<ReadyAnswer>({
    keptMs,
    entries,
    bytes,
    bytesOf: ({ plain }) => plain.length,
    inTurn: createWaitingLine(atOnce),
  });
  // An answer that has its turn waits for its parts, so these stand in no line.
  const parts = createKeptValues<unknown>({
    keptMs,
    entries: mostParts,
    bytes: Infinity,
    bytesOf: () => 0,
    inTurn: (work) => work(),
  });

  const bySailing: Pick<KeptBySailing<unknown>, 'drop' | 'dropAll'>[] = [];

  return {
    async answer(call, input, make) {
      const ready = async (seen: Seen) => new ReadyAnswer(call, await make(seen));
      if (keptMs === 0) return ready(new Seen());
      return answers.get(`${call.path} ${JSON.stringify(input)}`, ready).made;
    },
    async part<T>(name: string, seen: Seen, make: (own: Seen) => Promise<T>) {
      if (keptMs === 0) return make(seen);
      const entry = parts.get(name, make);
      const made = await entry.made;
      seen.addPart(entry);
      return made as T;
    },
    bySailing<T>() {
      const own = createKeptBySailing<T>({ keptMs, most: mostSailings });
      bySailing.push(own);
      return own;
    },
    dropSailings(sailingIds) {
      const ids = [...sailingIds];
      answers.dropSailings(ids);
      parts.dropSailings(ids);
      for (const own of bySailing) own.drop(ids);
    },
    dropAll() {
      answers.dropAll();
      parts.dropAll();
      for (const own of bySailing) own.dropAll();
    },
  };
}
