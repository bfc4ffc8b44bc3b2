/** How often work can be done in a second with so many doing it at once, after a short while of warming up. */
export async function measureRate(options: {
  workers: number;
  seconds: number;
  work: (worker: number) => Promise<unknown>;
}): Promise<number> {
  await repeat(options.workers, Math.min(2, options.seconds / 4), options.work);
  return repeat(options.workers, options.seconds, options.work);
}

async function repeat(
  workers: number,
  seconds: number,
  work: (worker: number) => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() < end) {
        await work(worker);
        count++;
      }
    }),
  );
  return count / ((performance.now() - start) / 1000);
}
