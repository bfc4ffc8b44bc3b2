const day = 86_400_000;

/** Until when a device knows the people of a sailing: a day after the ship came back. */
export function keptUntil(returnsAt: string): number {
  return Date.parse(returnsAt) + day;
}
