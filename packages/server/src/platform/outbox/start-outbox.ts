import type { Platform } from '../platform.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import type { OutboxHandlers } from './outbox.ts';

const everyMs = 250;

export interface OutboxRunner {
  stop(): Promise<void>;
}

/**
 * Looks into the outbox four times a second. Asking is one cheap indexed query; being told by a notification would
 * make every commit that writes to the outbox wait for every other.
 */
export function startOutbox({ db, clock, log }: Platform, handlers: OutboxHandlers): OutboxRunner {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  function next(delay: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = deliverOutbox(db, handlers, clock(), log).then(
        (count) => next(count > 0 ? 0 : everyMs),
        (error: unknown) => {
          log.error({ err: error }, 'outbox cannot be read');
          next(everyMs * 10);
        },
      );
    }, delay);
  }

  next(0);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
