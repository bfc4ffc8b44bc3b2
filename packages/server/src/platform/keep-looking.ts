export interface Looking {
  /** There may be something: looks in so many milliseconds at the latest, and once more where a look is under way. */
  wake(inMs: number): void;
  stop(): Promise<void>;
}

const longestMs = 2 ** 31 - 1;

/**
 * Looks for work again and again, one look at a time. Each says how long it may be until the next, `Infinity` where somebody
 * will wake it.
 */
export function keepLooking(options: {
  look: () => Promise<number>;
  /** Until the first look; at once unless told otherwise. */
  firstMs?: number;
  afterFailureMs: number;
  onError: (error: unknown) => void;
}): Looking {
  const { look, firstMs = 0, afterFailureMs, onError } = options;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWoken = false;

  function next(delayMs: number): void {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        isWoken = false;
        running = lookNow().then((waitMs) => {
          running = null;
          next(isWoken ? 0 : waitMs);
        });
      },
      Math.min(delayMs, longestMs),
    );
  }

  async function lookNow(): Promise<number> {
    try {
      return await look();
    } catch (error) {
      onError(error);
      return afterFailureMs;
    }
  }

  next(firstMs);
  return {
    wake(inMs) {
      if (isWoken) return;
      isWoken = true;
      if (!running) next(inMs);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
