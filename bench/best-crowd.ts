import type { Bare } from './measure-bare.ts';
import type { Findings } from './scenario.ts';

export interface BestCrowd {
  crowd: number;
  /** What the cheapest of them took of the processor for one, against what the best of them took. */
  cheapest: number;
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
  const tried: { crowd: number; perSecond: number; cpuMs: number }[] = [];
  for (const crowd of order) {
    const { made, seconds, databaseMs } = await look(crowd);
    tried.push({ crowd, perSecond: Math.round(made / seconds), cpuMs: databaseMs / made });
  }
  const [best] = tried.toSorted((one, other) => other.perSecond - one.perSecond);
  const cheapest = Math.min(...tried.map(({ cpuMs }) => cpuMs));
  return {
    crowd: best?.crowd ?? 1,
    cheapest: cheapest / (best?.cpuMs ?? Number.NaN),
    tried: Object.fromEntries(
      tried
        .toSorted((one, other) => one.crowd - other.crowd)
        .flatMap(({ crowd, perSecond, cpuMs }) => [
          [`${name}CeilingOf${crowd}PerSecond`, perSecond],
          [`${name}CeilingOf${crowd}CpuMs`, Number(cpuMs.toFixed(3))],
        ]),
    ),
  };
}
