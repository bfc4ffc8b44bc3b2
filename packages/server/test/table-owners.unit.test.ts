import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const modules = path.resolve(import.meta.dirname, '../src/modules');

/** Every file of the product that writes one of some tables. */
function writersOf(...tables: string[]): string[] {
  const names = tables.flatMap((name) => [
    name,
    name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  ]);
  const written = new RegExp(
    String.raw`(?:insert into|update|delete from) (?:${names.join('|')})\b|(?:insertInto|updateTable|deleteFrom)\('(?:${names.join('|')})'`,
  );
  return readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => written.test(readFileSync(path.join(modules, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

test('places are counted and held by their store alone, but for the statement that makes orders', () => {
  const owners = ['booking/take-statement.ts', 'sailings/places.store.ts'];
  for (const table of ['sailing_units', 'sailing_people', 'place_holds'])
    expect(writersOf(table)).toEqual(owners);
});

test('what payments did for orders is written by its store, and refunds of orders by the one who sends them back', () => {
  expect(writersOf('order_payments')).toEqual(['booking/money/order-payments.store.ts']);
  expect(writersOf('order_refunds')).toEqual(['booking/money/send-back.ts']);
});

test('news that money goes back is told in one place', () => {
  const tellers = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      readFileSync(path.join(modules, file), 'utf8').includes("putInOutbox(tx, 'money.back'"),
  );
  expect(tellers.map((file) => path.basename(file))).toEqual(['send-back.ts']);
});
