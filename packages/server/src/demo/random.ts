export interface Chance {
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  chance(share: number): boolean;
}

/** The demo must come out the same on every machine, so chance is drawn from a seed (mulberry32). */
export function random(seed: number): Chance {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low: number, high: number) => low + (high - low) * next(),
    whole: (low: number, high: number) => Math.floor(low + (high - low + 1) * next()),
    chance: (share: number) => next() < share,
  };
}

export function pick<T>(chance: Chance, items: readonly T[]): T {
  const item = items[chance.whole(0, items.length - 1)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

export function uuid(chance: Chance): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => chance.whole(0, 15).toString(16));
}
