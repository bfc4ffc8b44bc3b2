import type { EnginePorts } from './ports.ts';

/** Longer than this nobody waits for what is asked in the background. */
const patienceMs = 20_000;

export function waitPatiently<T>(
  clock: EnginePorts['clock'],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const control = new AbortController();
  const stop = clock.after(patienceMs, () => control.abort());
  return work(control.signal).finally(stop);
}
