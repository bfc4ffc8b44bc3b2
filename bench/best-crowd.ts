import type { Bare } from './measure-bare.ts';
import type { Findings } from './scenario.ts';

export interface BestCrowd {
  crowd: number;
  /** What each of them did, by its name. */
  tried: Findings;
}

/**
 * With how many at once the bare statement is made most often. Whoever is tried first would pay for a cache that is cold, so one look is
 * thrown away; and who comes first is another each time, for the first has the emptier tables.
 */
export async function bestCrowd(
  name: string,
  crowds: readonly number[],
  { first, look }: { first: number; look: (crowd: number) => Promise<Bare> },
): Promise<BestCrowd> {
  const order = [...crowds.slice(first), ...crowds.slice(0, first)];
  await look(order[0] ?? 1);
  const tried: [crowd: number, perSecond: number][] = [];
  for (const crowd of order) {
    const { made, seconds } = await look(crowd);
    tried.push([crowd, Math.round(made / seconds)]);
  }
  const [best] = tried.toSorted(([, one], [, other]) => other - one);
  return {
    crowd: best?.[0] ?? 1,
    tried: Object.fromEntries(
      tried
        .toSorted(([one], [other]) => one - other)
        .map(([crowd, perSecond]) => [`${name}CeilingOf${crowd}PerSecond`, perSecond]),
    ),
  };
}
