import { expect, test } from 'vitest';
import { heldRights } from './held-rights.ts';

test('what the database says of a role is read as it was granted', () => {
  const grants = 'view /dashboard\nedit /ship/shipOrder';
  expect(heldRights({ template: 'editor', grants, posts: 'chip board' })).toEqual({
    grants: [
      { access: 'view', route: '/dashboard' },
      { access: 'edit', route: '/ship/shipOrder' },
    ],
    posts: ['board', 'chip'],
  });
  expect(heldRights({ template: 'editor', grants: '', posts: '' })).toEqual({ grants: [], posts: [] });
});

test('the very same while it says the same, another as soon as anything of it changes', () => {
  const role = { template: 'editor', grants: 'view /ship/ship', posts: 'board' } as const;
  const held = heldRights(role);
  expect(heldRights({ ...role })).toBe(held);
  for (const changed of [{ grants: 'edit /ship/ship' }, { grants: '' }, { posts: '' }])
    expect(heldRights({ ...role, ...changed })).not.toEqual(held);
  expect(heldRights({ ...role, template: 'admin' }).grants.length).toBeGreaterThan(1);
});
