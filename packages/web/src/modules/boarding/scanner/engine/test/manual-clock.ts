import type { EngineClock } from '../ports.ts';

/** A clock that stands still until it is moved. */
export function manualClock(start: string) {
  let now = Date.parse(start);
  let elapsed = 0;
  let timers: { at: number; run: () => void }[] = [];
  const clock: EngineClock = {
    now: () => now,
    elapsed: () => elapsed,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  return {
    ...clock,
    advance(ms: number) {
      now += ms;
      elapsed += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
    /** Somebody sets the clock of the device; what waits does not notice. */
    set(at: string) {
      const moved = Date.parse(at) - now;
      now += moved;
      timers = timers.map((timer) => ({ ...timer, at: timer.at + moved }));
    },
  };
}
