import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessLevels } from './access.ts';
import { officeRoutePaths } from './office-routes.ts';
import { can, heldGrants, holds } from './permissions.ts';

test.each([
  ['edit', 'edit', true],
  ['edit', 'view', true],
  ['view', 'view', true],
  ['view', 'edit', false],
  ['none', 'view', false],
  ['none', 'edit', false],
  [undefined, 'view', false],
  [undefined, 'edit', false],
] as const)('%s held, %s needed: %s', (held, needed, enough) => {
  expect(holds(held, needed)).toBe(enough);
});

test('a grant opens its own route and no other', () => {
  const route = fc.constantFrom('/dashboard', '/permission/users', '/permission', '/setup/auditLog');
  const needed = fc.constantFrom('view', 'edit');
  fc.assert(
    fc.property(route, fc.constantFrom(...accessLevels), route, needed, (granted, access, asked, level) => {
      const may = can([{ route: granted, access }], asked, level);
      expect(may).toBe(granted === asked && holds(access, level));
    }),
  );
});

test('no grants open nothing', () => {
  expect(can([], '/dashboard', 'view')).toBe(false);
});

test('the template admin holds every route whatever was granted to it, the template editor never that of the roles', () => {
  const granted = [
    { route: '/permission/role', access: 'view' as const },
    { route: '/dashboard', access: 'view' as const },
  ];
  for (const route of officeRoutePaths) expect(can(heldGrants('admin', granted), route, 'edit')).toBe(true);
  expect(heldGrants('editor', granted)).toEqual([{ route: '/dashboard', access: 'view' }]);
});
