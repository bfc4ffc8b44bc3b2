import { setTimeout as sleep } from 'node:timers/promises';

/** Does work so many times a second, each at its time whether or not the one before is done; how long each took from then on. */
export async function measureSteady(options: {
  perSecond: number;
  seconds: number;
  work: (turn: number) => Promise<unknown>;
}): Promise<number[]> {
  const { perSecond, seconds, work } = options;
  const took: number[] = [];
  const under: Promise<unknown>[] = [];
  const start = performance.now();
  for (let turn = 0; turn < seconds * perSecond; turn += 1) {
    const due = start + (turn * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    under.push(work(turn).then(() => took.push(performance.now() - due)));
  }
  await Promise.all(under);
  return took;
}
