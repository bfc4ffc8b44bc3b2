/** What customers have left; whoever keeps balances says so. */
export type ReadBalances = (
  accountIds: readonly number[],
) => Promise<readonly { accountId: number; balanceSen: number }[]>;

/** Customers with what each has left. */
export async function withBalances<Row extends { id: number }>(
  readBalances: ReadBalances,
  rows: readonly Row[],
): Promise<(Row & { balanceSen: number })[]> {
  const balances = await readBalances(rows.map((row) => row.id));
  const byAccount = new Map(balances.map(({ accountId, balanceSen }) => [accountId, balanceSen]));
  return rows.map((row) => ({ ...row, balanceSen: byAccount.get(row.id) ?? 0 }));
}
