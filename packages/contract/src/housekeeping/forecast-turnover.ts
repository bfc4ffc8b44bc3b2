/** What the next sailing needs of one room type, and how far it is. */
export interface TypeNeed {
  roomTypeId: number;
  /** Cabins sold, and rooms that are clean, to be cleaned, and still lived in. */
  sold: number;
  clean: number;
  dirty: number;
  occupied: number;
}

export interface TypeForecast extends TypeNeed {
  /** Rooms still to be cleaned before all sold ones are ready. */
  toClean: number;
  /** Rooms there are not, however much is cleaned: those in maintenance, or never there. */
  missing: number;
  /** When the last of them is clean at this speed; null where nothing is to be done, or nobody knows the speed. */
  readyAt: Date | null;
  late: boolean;
}

export interface TurnoverForecast {
  /** Rooms cleaned in an hour; null until somebody has cleaned one. */
  perHour: number | null;
  /** When everything that is sold is ready; null where it is, or nobody can say. */
  readyAt: Date | null;
  types: TypeForecast[];
}

const hour = 3_600_000;

/** Cleaned in the last hour or since the first one, whichever is shorter; at least ten minutes are looked at. */
export function cleaningSpeed(cleanedAt: readonly Date[], now: Date): number | null {
  const since = cleanedAt.map((at) => now.getTime() - at.getTime()).filter((age) => age >= 0 && age <= hour);
  if (since.length === 0) return null;
  const span = Math.min(hour, Math.max(...since, hour / 6));
  return (since.length * hour) / span;
}

/**
 * Whether what is sold will be ready in time: types are cleaned in the order given, so a later one waits for those before.
 * Rooms that are lived in can only be cleaned once their guests leave (`leftAt`, where they are to leave later than now). A
 * sold type without enough rooms is late, whatever the speed.
 */
export function forecastTurnover(
  needs: readonly TypeNeed[],
  cleanedAt: readonly Date[],
  now: Date,
  neededAt: Date,
  leftAt: Date = now,
): TurnoverForecast {
  const perHour = cleaningSpeed(cleanedAt, now);
  const free = Math.max(leftAt.getTime(), now.getTime());
  let waiting = 0;
  let livedIn = 0;
  const types = needs.map((need): TypeForecast => {
    const lacking = Math.max(0, need.sold - need.clean);
    const toClean = Math.min(lacking, need.dirty + need.occupied);
    waiting += toClean;
    livedIn += Math.max(0, toClean - need.dirty);
    const readyAt = toClean === 0 || perHour === null ? null : cleanAt(perHour);
    const missing = lacking - toClean;
    const isTooSlow = readyAt !== null && readyAt > neededAt;
    const isTooLate = toClean > 0 && now >= neededAt;
    return { ...need, toClean, missing, readyAt, late: missing > 0 || isTooSlow || isTooLate };
  });
  const last = types.findLast(({ readyAt }) => readyAt !== null);
  return { perHour, readyAt: last?.readyAt ?? null, types };

  /** When all that was counted so far is clean. */
  function cleanAt(speed: number): Date {
    const all = now.getTime() + (waiting * hour) / speed;
    return new Date(livedIn === 0 ? all : Math.max(all, free + (livedIn * hour) / speed));
  }
}
