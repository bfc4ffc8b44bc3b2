import { sql } from 'kysely';
import type { Platform } from '../../platform/platform.ts';
import { askRefunds, refundsAskedMs } from './ask-refunds.ts';
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
      running = askAll(platform, provider)
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

/** Mostly there is nothing to ask about, and then one look is all. */
async function askAll(platform: Platform, provider: PaymentProvider): Promise<void> {
  const { db, clock } = platform;
  const now = clock();
  const { rows } = await sql<{ payments: boolean; refunds: boolean }>`
    select exists (select from payments where next_query_at <= ${now} and provider = ${provider.name}) as payments,
           exists (select from payment_refunds
                    where status = 'sent' and updated_at <= ${new Date(now.getTime() - refundsAskedMs)}) as refunds`.execute(
    db,
  );
  if (rows[0]?.payments) await queryPending(platform, provider);
  if (rows[0]?.refunds) await askRefunds(platform, provider);
}
