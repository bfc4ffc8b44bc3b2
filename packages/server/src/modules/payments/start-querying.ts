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
  const { rows } = await whatIsDue(provider.name, platform.clock()).execute(platform.db);
  if (rows[0]?.payments) await queryPending(platform, provider);
  if (rows[0]?.refunds) await askRefunds(platform, provider);
}

/**
 * Looked for as the first of those that wait, which the index of them has: asked only whether there are any, PostgreSQL takes them for a good
 * part of all payments there ever were, and reads from the beginning.
 */
export function whatIsDue(provider: string, now: Date) {
  return sql<{ payments: boolean; refunds: boolean }>`
    select (select next_query_at from payments where next_query_at <= ${now} and provider = ${provider}
             order by next_query_at limit 1) is not null as payments,
           (select updated_at from payment_refunds
             where status = 'sent' and updated_at <= ${new Date(now.getTime() - refundsAskedMs)}
             order by updated_at limit 1) is not null as refunds`;
}
