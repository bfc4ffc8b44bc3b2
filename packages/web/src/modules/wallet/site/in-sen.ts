import { parseMoney } from '@gangway/contract/core/parse-money.ts';

/** What a form holds, its amount in sen: people type ringgit, and what is no amount is left out. */
export function inSen(typed: unknown): Record<string, unknown> {
  const values: Record<string, unknown> =
    typed instanceof Object ? Object.fromEntries(Object.entries(typed)) : {};
  return { ...values, amountSen: parseMoney(String(values['amountSen'])) ?? undefined };
}
