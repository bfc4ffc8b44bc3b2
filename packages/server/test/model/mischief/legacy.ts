import { randomUUID } from 'node:crypto';
import { enterRound } from '../../../src/modules/legacy/enter-round.ts';
import { openShoe } from '../../../src/modules/legacy/open-shoe.ts';
import { setPair } from '../../../src/modules/legacy/set-pair.ts';
import { getPlate } from '../../../src/modules/legacy/shoes.queries.ts';
import { takeBack } from '../../../src/modules/legacy/take-back.ts';
import { pick } from '../find.ts';
import { atMostOnce, missingId, mustRefuse, type Trick } from './found.ts';

/** Rounds of a shoe that is not there, and the same round of one that is, entered by several at once. */
export const shoeTrick: Trick = async (world, _, { a, b }) => {
  const { platform } = world;
  const actor = world.actor('editor');
  const key = randomUUID();
  const tried = [
    () => getPlate(platform.db, missingId),
    () => enterRound(platform, { shoeId: missingId, key, round: 1, outcome: 1 }, actor),
    () => setPair(platform, { shoeId: missingId, round: 1, pair: 4, on: true }, actor),
    () => takeBack(platform, { shoeId: missingId, roundId: missingId }, actor),
  ];
  if (b % 2 === 0)
    return mustRefuse(true, () => pick<() => Promise<unknown>>(tried, a)?.() ?? Promise.resolve());
  const { shoe } = await openShoe(platform, { key, table: key.slice(0, 8), number: 1 }, actor);
  return atMostOnce(() =>
    enterRound(platform, { shoeId: shoe.id, key: randomUUID(), round: 1, outcome: 2 }, actor),
  );
};
