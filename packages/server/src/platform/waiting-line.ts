type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Somebody stood in a line longer than anybody should. */
export class WaitedTooLong extends Error {
  override name = 'WaitedTooLong';
}

/** Lets so many pieces of work go on at once; the others wait in line, whoever came first goes first, and as long as they like. */
export function createWaitingLine(atOnce: number, patienceMs = Infinity): InTurn {
  const waiting = new Set<() => void>();
  let free = atOnce;

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = patienceMs < Infinity ? setTimeout(leave, patienceMs) : undefined;
      function begin() {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      }
      function leave() {
        waiting.delete(begin);
        reject(new WaitedTooLong(`nobody was let in for ${patienceMs} ms`));
      }
      waiting.add(begin);
    });
  }

  return async (work) => {
    if (free > 0) free -= 1;
    else await turn();
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) next();
      else free += 1;
    }
  };
}

/** A line for each id, which is gone when nobody stands in it. */
export function createWaitingLines(
  atOnce: number,
  patienceMs: number,
): <T>(id: number, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<number, { inTurn: InTurn; people: number }>();
  return async (id, work) => {
    const line = lines.get(id) ?? { inTurn: createWaitingLine(atOnce, patienceMs), people: 0 };
    lines.set(id, line);
    line.people += 1;
    try {
      return await line.inTurn(work);
    } finally {
      line.people -= 1;
      if (line.people === 0) lines.delete(id);
    }
  };
}
