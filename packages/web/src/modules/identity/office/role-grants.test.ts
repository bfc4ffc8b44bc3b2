import { expect, test } from 'vitest';
import { readGrants, setGrants, writeGrants } from './role-grants.ts';

const role = { grants: [{ route: '/dashboard', access: 'view' as const }] };

test('a route the role does not name is held as none, and none is not saved', () => {
  const grants = readGrants(role);
  expect(grants['/setup/auditLog']).toBe('none');
  expect(writeGrants(grants, 'editor')).toEqual(role.grants);
});

test('the template admin is given nothing by name, and the template editor never the route of the roles', () => {
  const grants = setGrants(readGrants(role), ['/permission/role'], 'edit');
  expect(writeGrants(grants, 'admin')).toEqual([]);
  expect(writeGrants(grants, 'editor')).toEqual(role.grants);
});
