import { z } from 'zod';
import { id, instant, plainDate, text, uuid } from '../core/fields.ts';
import { maxRounds, maxShoe, outcomes, pairs } from './results.ts';

const shoeNumber = z.int().min(1).max(maxShoe);
const roundNumber = z.int().min(1).max(maxRounds);
export const baccaratOutcome = z.literal(outcomes);
export const baccaratPair = z.literal(pairs);
export const baccaratResult = z.literal([...outcomes, ...pairs]);

/** What a table is called: B1, VIP-2. */
const tableName = text(12, 1).refine((name) => /^[\p{L}\p{N}-]+$/u.test(name), {
  error: 'validation.format',
});

export const baccaratRound = z.object({
  id,
  shoeId: id,
  table: z.string(),
  shoe: z.int(),
  round: z.int(),
  /** By the result map: one of 1 to 3, then 4 and 5 where they apply. */
  results: z.array(baccaratResult),
  enteredAt: instant,
  enteredBy: z.string().nullable(),
});
export type BaccaratRound = z.output<typeof baccaratRound>;

export const baccaratShoe = z.object({
  id,
  table: z.string(),
  number: z.int(),
  rounds: z.int(),
  openedAt: instant,
  openedBy: z.string().nullable(),
});
export type BaccaratShoe = z.output<typeof baccaratShoe>;

/** A shoe with its rounds, the first one first. */
export const baccaratPlate = z.object({ shoe: baccaratShoe, rounds: z.array(baccaratRound) });
export type BaccaratPlate = z.output<typeof baccaratPlate>;

/** `number` is one more than the last shoe whoever asks has seen there: of two who open it at once one does. */
export const openShoeBody = z.strictObject({ key: uuid, table: tableName, number: shoeNumber });

/** `round` is one more than the last one whoever asks has seen: of two who enter it at once one does. */
export const enterRoundBody = z.strictObject({
  key: uuid,
  round: roundNumber,
  outcome: baccaratOutcome,
});

/** Says how it shall be, so that it may be repeated. */
export const setPairBody = z.strictObject({ round: roundNumber, pair: baccaratPair, on: z.boolean() });

export const baccaratFilter = {
  table: text(12).optional(),
  shoe: shoeNumber.optional(),
  result: baccaratResult.optional(),
  from: plainDate.optional(),
  to: plainDate.optional(),
};
