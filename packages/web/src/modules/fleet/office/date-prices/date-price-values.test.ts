import { expect, test } from 'vitest';
import { chosenDates, datePriceBody, noDatePrice } from './date-price-values.ts';

test.each(['14/02/2027', '14.2.2027', ' 2027-02-14 '])(
  '%j is a date here as in every other field',
  (from) => {
    const values = { ...noDatePrice, from, to: '16/02/2027' };
    expect(chosenDates(values)).toEqual(['2027-02-14', '2027-02-15', '2027-02-16']);
    expect(datePriceBody(values)).toMatchObject({ from: '2027-02-14', to: '2027-02-16' });
  },
);

test('what is no date stands as it was typed', () => {
  const values = { ...noDatePrice, from: '31/02/2027' };
  expect(chosenDates(values)).toEqual([]);
  expect(datePriceBody(values)).toMatchObject({ from: '31/02/2027' });
});
