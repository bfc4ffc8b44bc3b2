import { expect, test } from 'vitest';
import { rebase } from './rebase.ts';

const base = { description: 'Old', week: { sun: { day: '100.00', night: '' } }, beds: ['big'] };

test('what was typed stays, and what only somebody else changed is taken over', () => {
  const mine = { ...base, description: 'With a view' };
  const theirs = { ...base, week: { sun: { day: '222.00', night: '' } }, beds: ['big', 'twin'] };
  expect(rebase(base, mine, theirs)).toEqual({ ...theirs, description: 'With a view' });
});

test('where both changed a field, the own value stays', () => {
  const mine = { ...base, week: { sun: { day: '333.00', night: '' } } };
  const theirs = { ...base, week: { sun: { day: '222.00', night: '80.00' } } };
  expect(rebase(base, mine, theirs).week.sun).toEqual({ day: '333.00', night: '80.00' });
});
