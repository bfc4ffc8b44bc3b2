import { Gauge, type Registry } from 'prom-client';
import { nowAndThen } from '../../platform/now-and-then.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkRecentLedger, type RecentCheck } from './check-recent-ledger.ts';

const freshMs = 10 * 60_000;

/** Tells Prometheus whether the ledger adds up: what came since the last time, and what the nightly check of all of it found. */
export function watchLedger(platform: Platform, registry: Registry): void {
  const read = checkedNowAndThen(platform);
  new Gauge({
    name: 'gangway_ledger_problems',
    help: 'What does not add up in the ledger of balances; anything but 0 is an alarm',
    registers: [registry],
    async collect() {
      const check = await read();
      if (check) this.set(check.problems.length);
    },
  });
  new Gauge({
    name: 'gangway_wallet_balance_sen',
    help: 'What all customers together have left in their balances',
    registers: [registry],
    async collect() {
      const check = await read();
      if (check) this.set(check.balanceSen);
    },
  });
}

function checkedNowAndThen({ db, clock, log }: Platform): () => Promise<RecentCheck | null> {
  return nowAndThen({
    clock,
    freshMs,
    read: async () => {
      const found = await checkRecentLedger(db);
      if (found.problems.length > 0) log.error({ problems: found.problems }, 'the ledger does not add up');
      return found;
    },
    onError: (error) => log.warn({ err: error }, 'the ledger could not be added up'),
  });
}
