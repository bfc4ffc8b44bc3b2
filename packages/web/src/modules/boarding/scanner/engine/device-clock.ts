/** How much later the server's clock is than the device's, and how sure that is. */
export interface ClockReading {
  offsetMs: number;
  /** How long the question took: the offset is right to half of it. */
  roundTripMs: number;
  /** By the device's clock. */
  readAt: number;
}

/** A device further off than this is told so. */
export const noticedMs = 60_000;
const freshMs = 10 * 60_000;

/** Takes the server's time for the middle of the question and its answer. */
export function readClock(asked: number, serverNow: string, answered: number): ClockReading {
  const offsetMs = Math.round(Date.parse(serverNow) - (asked + answered) / 2);
  return { offsetMs, roundTripMs: Math.max(0, answered - asked), readAt: answered };
}

/** The better of two readings: the quicker one, unless it is old or the other proves it wrong. */
export function betterReading(kept: ClockReading | null, fresh: ClockReading): ClockReading {
  if (!kept || fresh.roundTripMs <= kept.roundTripMs) return fresh;
  const age = fresh.readAt - kept.readAt;
  const apart = Math.abs(fresh.offsetMs - kept.offsetMs);
  const isOld = age > freshMs || age < 0;
  return isOld || apart > (fresh.roundTripMs + kept.roundTripMs) / 2 ? fresh : kept;
}
