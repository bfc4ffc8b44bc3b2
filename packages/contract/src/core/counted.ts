/**
 * How many records of a list are counted and added up at most. Beyond it a list says "more than", and shows no sums: to add
 * up a million rows because somebody opened a screen would make everybody wait. A month of a full ship stays well below.
 */
export const mostCounted = 10_000;

/** Whether a total of a list means "more than that". */
export function isUncounted(total: number): boolean {
  return total > mostCounted;
}
