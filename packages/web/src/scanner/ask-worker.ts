/** A worker that does not answer at all must not keep the app from starting. */
const patienceMs = 2_000;

/** The worker of the newest version on this device: one that waits, else the one at work. */
export function newestWorker(held: ServiceWorkerRegistration | undefined): ServiceWorker | null {
  return held?.waiting ?? held?.active ?? null;
}

/** Asks a worker which version it keeps, or to take over; gives its version, null without an answer. */
export function askWorker(worker: ServiceWorker, word: 'which' | 'take'): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  const answer = Promise.withResolvers<string | null>();
  port1.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    answer.resolve(typeof data === 'string' ? data : null),
  );
  port1.start();
  setTimeout(() => answer.resolve(null), patienceMs);
  worker.postMessage(word, [port2]);
  return answer.promise.finally(() => port1.close());
}
