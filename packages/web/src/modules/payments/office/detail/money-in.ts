import { formatMoney } from '@gangway/contract/core/money.ts';

/** An amount of money that came, which may be of another currency than it should. */
export function moneyIn(sen: number, currency: string): string {
  return currency === 'MYR' ? formatMoney(sen) : formatMoney(sen).replace('RM', currency);
}
