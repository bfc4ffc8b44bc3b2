import { expect, test } from 'vitest';
import { i18n } from '#lib/i18n.ts';
import { agentTotals } from './agent-columns.tsx';

test('what all agents sold is written with its separators', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const sales = new Map([
    ['ONE', { orders: 1000, paidSen: 100_000 }],
    ['TWO', { orders: 11, paidSen: 50 }],
  ]);
  const values = agentTotals((id) => id, { balances: undefined, sales }).map(({ value }) => value);
  expect(values).toEqual(['1,011', 'RM 1,000.50']);
});
