import type { Platform } from '../../platform/platform.ts';
import { askRefunds } from './ask-refunds.ts';
import type { PaymentProvider } from './provider.ts';
import { queryPending } from './query-payments.ts';

const everyMs = 5000;

/** Asks the gateway about payments nothing has come of and refunds under way, in every process; each takes what no other is at. */
export function startQuerying(platform: Platform, provider: PaymentProvider): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  function next(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = queryPending(platform, provider)
        .then(() => askRefunds(platform, provider))
        .catch((error: unknown) =>
          platform.log.error({ err: error }, 'pending payments cannot be asked about'),
        )
        .finally(next);
    }, everyMs);
  }
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
