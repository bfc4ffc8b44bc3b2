import type { Findings } from './scenario.ts';
import { spreadOf } from './spread.ts';

/** The middle of each figure of several looks, and as `...Spread` how far they lie apart. */
export function middlesOf(looks: readonly Findings[], digits: number): Findings {
  const names = Object.keys(looks[0] ?? {});
  return Object.fromEntries(
    names.flatMap((name) => {
      const { median, spread } = spreadOf(looks.map((look) => look[name] ?? Number.NaN));
      return [
        [name, Number(median.toFixed(digits))],
        [`${name}Spread`, Number(spread.toFixed(3))],
      ];
    }),
  );
}
