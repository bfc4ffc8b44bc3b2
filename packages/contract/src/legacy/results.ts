/** The legacy system's result map: one of the first three, and any of the two pairs beside it. */
export const resultMap = { 1: 'banker', 2: 'player', 3: 'tie', 4: 'bankerPair', 5: 'playerPair' } as const;

/** What a round can end in. */
export const outcomes = [1, 2, 3] as const;
export type Outcome = (typeof outcomes)[number];

export const pairs = [4, 5] as const;
export type Pair = (typeof pairs)[number];

export type Result = keyof typeof resultMap;

/** The codes of bead bets as the legacy system named them. Of the first three it is known what they mean, of the others not. */
export const beadCodes = ['z', 'x', 'h', 'zd', 'xd', 'sb', 'zs', 'xs'] as const;

/** What the known codes stand for. */
export const codeOutcomes: Partial<Record<(typeof beadCodes)[number], Outcome>> = { z: 1, x: 2, h: 3 };

/** More rounds than any shoe has cards for. */
export const maxRounds = 120;

/** The greatest number a shoe can have at its table. */
export const maxShoe = 100_000;
