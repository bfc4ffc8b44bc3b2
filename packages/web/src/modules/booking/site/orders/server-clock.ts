/** How far the server's clock is ahead of this device's, in milliseconds. */
export type ServerClock = number;

/**
 * Compares the server's time, as an answer that came this moment gives it, with the device's. A device whose clock is
 * wrong still counts down rightly by it, also after it has slept.
 */
export function serverClock(now: string | undefined): ServerClock {
  return now === undefined ? 0 : Date.parse(now) - Date.now();
}

/** The server's time as this device can tell it. */
export function serverNow(clock: ServerClock): Date {
  return new Date(Date.now() + clock);
}

/** Whole seconds until a moment by the server's time, never below zero. */
export function secondsUntil(moment: string, clock: ServerClock): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - Date.now() - clock) / 1000));
}

/** Seconds as `9:05`. */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
