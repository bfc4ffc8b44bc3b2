import type { Spot } from './lay-out-deck.ts';

/** Somebody who goes along a row of cabins stays in it, if it goes on at all. */
const aside = 10;

const ways: Partial<Record<string, { axis: 'column' | 'row'; sign: 1 | -1 }>> = {
  ArrowLeft: { axis: 'column', sign: -1 },
  ArrowRight: { axis: 'column', sign: 1 },
  ArrowUp: { axis: 'row', sign: -1 },
  ArrowDown: { axis: 'row', sign: 1 },
};

/**
 * The cabin a key leads to on a deck: an arrow to the nearest one that lies there, Home and End to the ends of the row, with
 * Ctrl to the ends of the deck. Null for any other key, and at the edge.
 */
export function nextCabin(
  key: string,
  withCtrl: boolean,
  from: number,
  spots: readonly Spot[],
): number | null {
  const here = spots.find(({ id }) => id === from);
  if (!here) return null;
  if (key === 'Home' || key === 'End') {
    const among = withCtrl ? spots : spots.filter(({ row }) => row === here.row);
    return (key === 'Home' ? among[0] : among.at(-1))?.id ?? null;
  }
  const way = ways[key];
  if (!way || withCtrl) return null;
  const { axis, sign } = way;
  const other = axis === 'column' ? 'row' : 'column';
  const ahead = (spot: Spot) => (spot[axis] - here[axis]) * sign;
  const far = (spot: Spot) => ahead(spot) + aside * Math.abs(spot[other] - here[other]);
  const [nearest] = spots.filter((spot) => ahead(spot) > 0).toSorted((a, b) => far(a) - far(b));
  return nearest?.id ?? null;
}
