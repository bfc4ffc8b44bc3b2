import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isSchema, namedSchemas } from './named-schemas.ts';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

test('every schema that a file of the contract exports has its name', async () => {
  const named = namedSchemas();
  const missing: string[] = [];
  for (const file of files) {
    const exported: object = await import(path.join(import.meta.dirname, file));
    for (const [name, schema] of Object.entries(exported)) {
      if (isSchema(schema) && named.get(name) !== schema) missing.push(`${name} of ${file}`);
    }
  }
  expect(named.size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
