import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { ScheduledJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkWholeLedger } from './check-whole-ledger.ts';

/** As long as the gateway is asked about a payment; money that comes later still is added. */
const waitedMs = 48 * 3_600_000;

export function walletJobs({ db, clock, log }: Platform): ScheduledJob[] {
  return [
    {
      name: 'end-recharges',
      cron: '15 * * * *',
      run: async () => {
        const at = clock();
        await inTransaction(db, (tx) =>
          tx
            .updateTable('recharges')
            .set({ status: 'failed', updatedAt: at })
            .where('status', '=', 'pending')
            .where('createdAt', '<', new Date(at.getTime() - waitedMs))
            .execute(),
        );
      },
    },
    {
      name: 'check-ledger',
      cron: '10 5 * * *',
      run: async () => {
        const problems = await checkWholeLedger(db, clock());
        if (problems.length > 0) log.error({ problems }, 'the ledger does not add up');
      },
    },
  ];
}
