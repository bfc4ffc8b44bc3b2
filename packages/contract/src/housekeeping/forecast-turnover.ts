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
  /** When the last of them is clean at this speed; null where nothing is to be done. */
  readyAt: Date | null;
  late: boolean;
}

export interface TurnoverForecast {
  /** Rooms cleaned in an hour, and whether that was seen or is assumed. */
  perHour: number;
  isMeasured: boolean;
  /** When everything that is sold is ready; null where it is. */
  readyAt: Date | null;
  types: TypeForecast[];
}

const hour = 3_600_000;

/** Fewer rooms, or less time, say nothing of how fast the others will be. */
const leastRooms = 3;
const leastTime = hour / 3;

/**
 * How many rooms are cleaned in an hour, by what was cleaned in the last one; null until that says something. Where nothing
 * was cleaned in the hour before, the first room only starts the watch: how long it took is not known.
 */
export function cleaningSpeed(cleanedAt: readonly Date[], now: Date): number | null {
  const ages = cleanedAt.map((at) => now.getTime() - at.getTime()).filter((age) => age >= 0);
  const recent = ages.filter((age) => age <= hour);
  if (recent.length < leastRooms) return null;
  if (ages.some((age) => age > hour && age <= 2 * hour)) return recent.length;
  const watched = Math.max(...recent);
  return watched < leastTime ? null : ((recent.length - 1) * hour) / watched;
}

export interface TurnoverTimes {
  cleanedAt: readonly Date[];
  /** Reckoned with until the speed has been seen: a board that says nothing until then warns too late. */
  assumedPerHour: number;
  now: Date;
  neededAt: Date;
  /** When guests who are still in leave, where that is later than now. */
  leftAt?: Date;
}

/**
 * Whether what is sold will be ready in time: types are cleaned in the order given, so a later one waits for those before.
 * Rooms that are lived in can only be cleaned once their guests leave. A sold type without enough rooms is late, whatever the
 * speed.
 */
export function forecastTurnover(needs: readonly TypeNeed[], times: TurnoverTimes): TurnoverForecast {
  const { cleanedAt, assumedPerHour, now, neededAt, leftAt = now } = times;
  const measured = cleaningSpeed(cleanedAt, now);
  const perHour = measured ?? assumedPerHour;
  const free = Math.max(leftAt.getTime(), now.getTime());
  let waiting = 0;
  let livedIn = 0;
  const types = needs.map((need): TypeForecast => {
    const lacking = Math.max(0, need.sold - need.clean);
    const toClean = Math.min(lacking, need.dirty + need.occupied);
    waiting += toClean;
    livedIn += Math.max(0, toClean - need.dirty);
    const readyAt = toClean === 0 ? null : cleanAt();
    const missing = lacking - toClean;
    const isTooSlow = readyAt !== null && readyAt > neededAt;
    return { ...need, toClean, missing, readyAt, late: missing > 0 || isTooSlow };
  });
  const last = types.findLast(({ readyAt }) => readyAt !== null);
  return { perHour, isMeasured: measured !== null, readyAt: last?.readyAt ?? null, types };

  /** When all that was counted so far is clean. */
  function cleanAt(): Date {
    const all = now.getTime() + (waiting * hour) / perHour;
    return new Date(livedIn === 0 ? all : Math.max(all, free + (livedIn * hour) / perHour));
  }
}
