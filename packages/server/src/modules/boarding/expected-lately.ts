interface Counted {
  people: number;
  at: number;
}

/** By sailing. One a ship and slot: as many as are scanned for while the process lives. */
const counted = new Map<number, Counted>();
const freshMs = 1000;

/**
 * How many are expected on a sailing, if this process has counted them within the last second. To count six hundred people
 * at each of six hundred scans is a quarter of what a scan costs the database, and the number is for the eye only: nobody is
 * let in or turned away by it.
 */
export function expectedLately(sailingId: number, now: number = performance.now()): number | null {
  const last = counted.get(sailingId);
  return last && now - last.at < freshMs ? last.people : null;
}

export function keepExpected(sailingId: number, people: number, now: number = performance.now()): void {
  counted.set(sailingId, { people, at: now });
}
