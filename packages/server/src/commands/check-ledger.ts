import { formatMoney } from '@gangway/contract/core/money.ts';
import { checkLedger, forgetLedgerMarks } from '../modules/wallet/index.ts';
import type { Db } from '../platform/database/create-database.ts';
import { StartProblem } from '../platform/start-problem.ts';

/** Adds the ledger up and says what it found; what does not add up ends the command with a failure, what does ends the alarm. */
export async function checkLedgerCommand(db: Db): Promise<void> {
  const { transfers, entries, wallets, balanceSen, problems } = await checkLedger(db);
  process.stdout.write(
    `${transfers} transfers, ${entries} entries, ${wallets} wallets holding ${formatMoney(balanceSen)}.\n`,
  );
  if (problems.length === 0) {
    await forgetLedgerMarks(db);
    process.stdout.write('The ledger adds up.\n');
    return;
  }
  const lines = problems.map(({ rule, id, detail }) => `  ${rule}${id === null ? '' : ` ${id}`}: ${detail}`);
  throw new StartProblem(['The ledger does not add up:', ...lines].join('\n'));
}
