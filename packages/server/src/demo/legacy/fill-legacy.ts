import { randomUUID } from 'node:crypto';
import { enterRound } from '../../modules/legacy/enter-round.ts';
import { openShoe } from '../../modules/legacy/open-shoe.ts';
import { setPair } from '../../modules/legacy/set-pair.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Chance } from '../random.ts';

const shoes = [
  { table: 'A1', number: 1, rounds: 34 },
  { table: 'A1', number: 2, rounds: 17 },
  { table: 'B2', number: 1, rounds: 9 },
];

/** Some shoes of the legacy table, entered round by round as a person would. */
export async function fillLegacy(platform: Platform, chance: Chance, actor: Actor): Promise<void> {
  for (const { table, number, rounds } of shoes) {
    const { shoe } = await openShoe(platform, { key: randomUUID(), table, number }, actor);
    for (let round = 1; round <= rounds; round++) {
      const draw = chance.whole(1, 100);
      const outcome = draw <= 46 ? 1 : draw <= 91 ? 2 : 3;
      await enterRound(platform, { key: randomUUID(), shoeId: shoe.id, round, outcome }, actor);
      if (chance.chance(0.12)) {
        const pair = chance.chance(0.5) ? 4 : 5;
        await setPair(platform, { shoeId: shoe.id, round, pair, on: true }, actor);
      }
    }
  }
}
