import { WaitedTooLong } from './waited-too-long.ts';

/**
 * Lets one piece of work of each go on at a time, in the order they came; whoever is somebody else waits for nobody. Who had to wait is told
 * so: what came before may have been the same. Whose turn does not come in time gives up, and their work is not begun.
 */
export function createTurns(
  patienceMs: number,
): <T>(of: string, work: (hasWaited: boolean) => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<void>>();

  /** Ends when nobody is at it any more, also where whoever waited has given up. */
  async function follow<T>(before: Promise<void>, own: PromiseWithResolvers<T>, work: () => Promise<T>) {
    let hasGivenUp = false;
    const impatience = setTimeout(() => {
      hasGivenUp = true;
      own.reject(new WaitedTooLong(patienceMs));
    }, patienceMs);
    await before;
    clearTimeout(impatience);
    if (!hasGivenUp) await settle(own, work);
  }

  return <T>(of: string, work: (hasWaited: boolean) => Promise<T>) => {
    const own = Promise.withResolvers<T>();
    const before = last.get(of);
    const turn = before ? follow(before, own, () => work(true)) : settle(own, () => work(false));
    last.set(of, turn);
    void turn.then(() => {
      if (last.get(of) === turn) last.delete(of);
    });
    return own.promise;
  };
}

async function settle<T>(
  { resolve, reject }: PromiseWithResolvers<T>,
  work: () => Promise<T>,
): Promise<void> {
  try {
    resolve(await work());
  } catch (error) {
    reject(error);
  }
}
