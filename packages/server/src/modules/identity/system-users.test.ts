import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

let server: TestServer;
let token: string;
let roleIds: Map<string, number>;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.login('admin');
  const roles = await server.call(identityCalls.listRoleNames, {}, { token });
  roleIds = new Map(roles.data.map((role) => [role.name, role.id]));
  const made = [
    ['zz_under', '100% Percy', 'food', 'active'],
    ['zzXunder', 'Back\\slash', 'food', 'disabled'],
    ['Zz.dot', '陈美玲', 'chip', 'active'],
  ] as const;
  for (const [username, name, role, status] of made) {
    const body = { username, name, roleId: roleIds.get(role) ?? 0, password: 'secret-1', status };
    await server.call(identityCalls.saveSystemUser, { body }, { token });
  }
});
afterAll(() => server.stop());

type PageBody = Parameters<typeof page>[0];

async function page(body: {
  page?: number;
  size?: number;
  sort?: { by: 'username' | 'createdAt' | 'lastLoginAt'; order: 'asc' | 'desc' };
  filter?: { keyword?: string; roleId?: number; status?: 'active' | 'disabled' };
}) {
  const answer = await server.call(identityCalls.pageSystemUsers, { body }, { token });
  return {
    total: answer.data.total,
    names: answer.data.records.map((record) => record.username),
    records: answer.data.records,
  };
}

describe('a page of system users', () => {
  test('holds staff only, by name, twenty at most unless asked otherwise', async () => {
    const all = await page({});
    expect(all.total).toBe(12);
    expect(all.names).toHaveLength(12);
    expect(all.names.slice(0, 3)).toEqual(['admin', 'boarding', 'chip']);
    expect(all.names).not.toContain('customer');
  });

  test('pages do not overlap and together hold everybody', async () => {
    const pages = [
      await page({ page: 1, size: 5 }),
      await page({ page: 2, size: 5 }),
      await page({ page: 3, size: 5 }),
    ];
    expect(pages.map(({ names }) => names.length)).toEqual([5, 5, 2]);
    expect(new Set(pages.flatMap(({ names }) => names)).size).toBe(12);
    expect(await page({ page: 4, size: 5 })).toMatchObject({ total: 12, names: [] });
  });

  test('shows whether and when somebody last logged in, and nothing secret', async () => {
    const { records } = await page({ filter: { keyword: 'admin' } });
    expect(records).toEqual([
      {
        id: expect.any(Number),
        username: 'admin',
        name: 'Farah Zainal',
        roleId: roleIds.get('admin'),
        roleName: 'admin',
        status: 'active',
        introduction: '',
        lastLoginAt: expect.stringMatching(/^\d{4}-.*Z$/),
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
        version: 1,
      },
    ]);
  });

  test('is filtered by role and by status, both at once too', async () => {
    const roleId = roleIds.get('food') ?? 0;
    expect((await page({ filter: { roleId } })).names.toSorted()).toEqual(['food', 'zzXunder', 'zz_under']);
    expect((await page({ filter: { roleId, status: 'disabled' } })).names).toEqual(['zzXunder']);
  });

  test.each<[NonNullable<PageBody['sort']>['by']]>([['username'], ['createdAt'], ['lastLoginAt']])(
    'is sorted by %s both ways',
    async (by) => {
      const up = await page({ sort: { by, order: 'asc' } });
      const down = await page({ sort: { by, order: 'desc' } });
      const key = (record: (typeof up.records)[number]) => (record[by] ?? '').toLowerCase();
      const rising = up.records.map(key);
      expect(rising).toEqual(rising.toSorted(new Intl.Collator('en').compare));
      expect(down.records.map(key)).toEqual(rising.toReversed());
    },
  );
});

describe('a keyword', () => {
  test.each([
    ['zz', ['Zz.dot', 'zzXunder', 'zz_under']],
    ['ZZ', ['Zz.dot', 'zzXunder', 'zz_under']],
    ['z_u', ['zz_under']],
    ['100%', ['zz_under']],
    ['%', ['zz_under']],
    ['_', ['zz_under']],
    ['\\', ['zzXunder']],
    ['美', ['Zz.dot']],
    ["' or ''='", []],
    ['Farah', ['admin']],
  ])('%j finds username or name that contain it, signs of patterns too', async (keyword, names) => {
    const liked = await server.call(identityCalls.findSystemUsers, { params: { keyword } }, { token });
    expect(liked.data.map((user) => user.username).toSorted()).toEqual(names.toSorted());
    expect((await page({ filter: { keyword } })).names.toSorted()).toEqual(names.toSorted());
  });
});

test('the list holds every system user', async () => {
  const list = await server.call(identityCalls.listSystemUsers, {}, { token });
  expect(list.data.map((user) => user.username)).toEqual((await page({ size: 200 })).names);
});
