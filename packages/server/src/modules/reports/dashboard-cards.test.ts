import { officeRoutes, type OfficeRouteInfo, shippedRoles } from '@gangway/contract/core/office-routes.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { type DashboardCard, dashboardCardNames } from '@gangway/contract/reports/dashboard-cards.ts';
import type { DashboardToday } from '@gangway/contract/reports/dashboard-schemas.ts';
import { beforeEach, expect, test } from 'vitest';
import { makeTroubles } from '../../../test/dashboard-troubles.ts';
import { RoomsFixture } from '../../../test/rooms-fixture.ts';

const ship = new RoomsFixture();

/** What each route opens, written out: the table of the contract is held against it. */
const opens: Record<string, readonly DashboardCard[]> = {
  '/ship/sailings': ['sold', 'failedSailingRefunds', 'oversold', 'overCapacity'],
  '/ship/headCount': ['boarding', 'conflicts'],
  '/ship/shipWriteOff': ['boarding'],
  '/ship/writeOffCamera': ['boarding'],
  '/business/paymentRecord': ['money', 'parkedPayments', 'failedRefunds', 'refundsToHandOut'],
  '/ship/roomCheckInManagement': ['rooms', 'lateRooms'],
  '/ship/turnover': ['rooms', 'lateRooms'],
  '/ship/shipOrder': ['orders'],
  '/setup/mails': ['failedMails'],
};

// One of everything, so that what is not shown was left out and not merely nothing.
beforeEach(() => makeTroubles(ship));

test('every shipped role sees what its screens would show it, and nothing else', async () => {
  const seen: Record<string, DashboardCard[]> = {};
  for (const role of shippedRoles) seen[role] = shown(await read(await ship.one.login(role)));

  const expected = shippedRoles.map((role) => {
    if (role === 'admin') return [role, dashboardCardNames.toSorted()];
    const held = Object.entries<OfficeRouteInfo>(officeRoutes).flatMap(([path, { grants }]) =>
      ['view', 'edit'].includes(grants[role] ?? 'none') ? [path] : [],
    );
    return [role, sorted(held.flatMap((path) => opens[path] ?? []))];
  });
  expect(seen).toEqual(Object.fromEntries(expected));
  // Read off the table by hand, in case both sides were wrong alike.
  expect(seen['housekeeping']).toEqual(['lateRooms', 'rooms']);
  expect(seen['food']).toEqual(['boarding']);
});

test('a role made by hand sees what its routes open, whichever they are', async () => {
  const seen: Record<string, DashboardCard[]> = {};
  for (const route of Object.keys(officeRoutes).filter((path) => path !== '/permission/role')) {
    const name = `hand${Object.keys(seen).length}`;
    await makeUser(name, [...new Set(['/dashboard', route])]);
    seen[route] = shown(await read(await ship.one.login(name, 'secret-1')));
  }
  expect(seen).toEqual(
    Object.fromEntries(Object.keys(seen).map((route) => [route, sorted(opens[route] ?? [])])),
  );
  expect(Object.keys(seen)).toEqual(expect.arrayContaining(Object.keys(opens)));
});

test('whoever holds the dashboard alone is told the day, and no figure', async () => {
  await makeUser('alone', ['/dashboard']);
  const { now, date, ...rest } = await read(await ship.one.login('alone', 'secret-1'));
  expect(date).toBe(ship.today);
  expect(Date.parse(now)).toBeGreaterThan(0);
  expect(rest).toEqual({ sailings: null, money: null, rooms: null, orders: null, tasks: null });
});

test('a grant that is taken away takes its figures at once, on the other process too', async () => {
  const roleId = await makeUser('short', ['/dashboard', '/business/paymentRecord']);
  const token = await ship.other.login('short', 'secret-1');
  expect((await read(token, ship.other)).money).not.toBeNull();
  await saveRole({ id: roleId, name: 'short' }, ['/dashboard']);
  const again = await ship.other.login('short', 'secret-1');
  expect((await read(again, ship.other)).money).toBeNull();
});

async function saveRole(role: { id?: number; name: string }, routes: readonly string[]): Promise<number> {
  const grants = routes.map((route) => ({ route, access: 'view' as const }));
  const { data } = await ship.one.call(
    identityCalls.saveRole,
    { body: { ...role, template: 'editor' as const, grants } },
    { token: await ship.one.login('admin') },
  );
  return data.id;
}

/** Somebody whose role may view these routes; gives the role. */
async function makeUser(username: string, routes: readonly string[]): Promise<number> {
  const roleId = await saveRole({ name: username }, routes);
  const body = { username, password: 'secret-1', roleId };
  const token = await ship.one.login('admin');
  await ship.one.call(identityCalls.saveSystemUser, { body }, { token });
  return roleId;
}

async function read(token: string, server = ship.one): Promise<DashboardToday> {
  const answer = await server.call(reportsCalls.dashboardToday, {}, { token });
  if (answer.code !== 200) throw new Error(answer.message);
  return answer.data;
}

/** The cards of which something came. */
function shown({ sailings, money, rooms, orders, tasks }: DashboardToday): DashboardCard[] {
  const cards: (DashboardCard | false)[] = [
    Boolean(sailings?.some(({ places }) => places !== null)) && 'sold',
    Boolean(sailings?.some(({ boarding }) => boarding !== null)) && 'boarding',
    money !== null && 'money',
    rooms !== null && 'rooms',
    orders !== null && 'orders',
    ...(tasks ?? []).map(({ kind }) => kind),
  ];
  return sorted(cards.filter((card) => card !== false));
}

function sorted(cards: readonly DashboardCard[]): DashboardCard[] {
  return [...new Set(cards)].toSorted();
}
