import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.resolve(import.meta.dirname, '../..');

/** Every statement that changes orders, by the file it stands in. */
function listUpdates(): [file: string, statement: string][] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(path.join(src, file), 'utf8');
      const written = /updateTable\('orders'\)[\s\S]*?(?:execute|returning|;\n)|update orders\b[^`]*`/g;
      return [...text.matchAll(written)].map(([statement]): [string, string] => [
        path.basename(file),
        statement,
      ]);
    });
}

test("an order's status changes nowhere but by a step of the contract's table", () => {
  const updates = listUpdates();
  expect(updates.length).toBeGreaterThan(3);
  const setting = updates.filter(([, statement]) =>
    /\bstatus\b\s*[,:}]|set[^;]*\bstatus\s*=/.test(statement),
  );
  expect(setting.map(([file]) => file)).toEqual(['step-orders.ts']);
});
