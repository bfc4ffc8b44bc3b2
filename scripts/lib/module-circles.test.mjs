import { expect, test } from 'vitest';
import { lawful } from './lawful-order.mjs';
import { findViolations } from './module-order.mjs';

test('a circle is a violation, also when it closes over types', () => {
  const circle = {
    'packages/server/src/platform/one.ts': `import { two } from './two.ts';`,
    'packages/server/src/platform/two.ts': `export type { One } from './one.ts';`,
  };
  expect(findViolations(new Map(Object.entries({ ...lawful, ...circle })))).toEqual([
    expect.stringMatching(/^Imports run in a circle: .*one.ts -> .*two.ts -> .*one.ts$/),
  ]);
});
