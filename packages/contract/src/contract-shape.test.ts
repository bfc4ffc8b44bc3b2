import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from './calls.ts';
import type { Call } from './core/define-call.ts';
import { routesOf } from './core/permissions.ts';
import { idList, listById } from './core/fields.ts';
import { officeRoutes } from './core/office-routes.ts';
import { errorCatalogue } from './errors.ts';

const all = Object.entries(calls).flatMap(([module, group]) =>
  Object.entries<Call>(group).map(([name, call]) => ({ name: `${module}.${name}`, call })),
);

test('no two calls share an address', () => {
  const addresses = all.map(({ call }) => call.path.replace(/\{\w+\}/g, '{}'));
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

describe.each(all)('$name', ({ call }) => {
  test('is a GET without a body, or a POST', () => {
    expect(call.method === 'POST' || (call.method === 'GET' && call.body === undefined)).toBe(true);
  });

  test('names just the params its address has', () => {
    const inAddress = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(propertiesOf(call.params)).toEqual(inAddress);
  });

  test('names only errors of the catalogue', () => {
    expect(call.errors.filter((code) => !Object.hasOwn(errorCatalogue, code))).toEqual([]);
  });

  test('refuses fields it does not know, however deep', () => {
    const inputs = [call.params, call.query, call.body].filter((schema) => schema !== undefined);
    expect(inputs.flatMap((schema) => openObjects(z.toJSONSchema(schema, asInput)))).toEqual([]);
  });

  test('takes a list of ids, or of things by their ids, as a set (`idList`, `listById`), wherever it stands', () => {
    const inputs = [call.params, call.query, call.body].filter((schema) => schema !== undefined);
    expect(inputs.flatMap((schema) => bareIdLists(z.toJSONSchema(schema, asInput)))).toEqual([]);
  });

  test('takes what a device made up in small letters, however it was sent (`uuid`)', () => {
    const inputs = [call.params, call.query, call.body].filter((schema) => schema !== undefined);
    expect(inputs.flatMap((schema) => uuidsKeptAsSent(schema))).toEqual([]);
  });

  test('says what it answers', () => {
    expect(call.summary).toMatch(/^[A-Z].{8,}/);
    expect(call.response).toBeInstanceOf(z.ZodType);
  });

  test('is open to a screen that exists, or to a kind of caller', () => {
    const { permission } = call;
    const known: readonly string[] = typeof permission === 'object' ? Object.keys(officeRoutes) : kinds;
    const named = typeof permission === 'object' ? routesOf(permission) : [permission];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});

test('only the own account, own views and the deadline in the header are open to whoever is signed in', () => {
  const openTo = (who: Call['permission']) =>
    all.filter(({ call }) => call.permission === who).map(({ name }) => name);
  expect(openTo('account')).toEqual([
    'system.live',
    'identity.info',
    'identity.logout',
    'identity.listSessions',
    'identity.logoutElsewhere',
    'identity.changePassword',
  ]);
  expect(openTo('staff')).toEqual([
    'identity.setAvatar',
    'identity.removeAvatar',
    'identity.saveIntroduction',
    'settings.getUseTime',
    'settings.listViews',
    'settings.keepView',
    'settings.dropView',
  ]);
});

test('a call under /agent is owned by the route of the agents', () => {
  const others = all.filter(
    ({ call }) => call.path.startsWith('/agent/') && routesOf(call.permission).join() !== '/business/agents',
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});

test('something that is changed needs a POST; only the specification logs out by GET', () => {
  // Finding somebody to do it to is a part of doing it.
  const writing = all
    .filter(({ call }) => call.method === 'GET' && needsEdit(call) && !call.path.endsWith('/like/{keyword}'))
    .map(({ name }) => name);
  // These show codes anybody boards with, the money a deed touches, which concerns those who may do it, guests, whom only those see
  // who give rooms, and addresses of staff, whom those see who choose them.
  expect(writing).toEqual([
    'booking.orderPapers',
    'booking.sailingStakes',
    'booking.shipStakes',
    'housekeeping.proposeRooms',
    'reports.listReaders',
  ]);
});

test('whom somebody looks for stands in a body, not in an address', () => {
  const inAddress = all
    .filter(({ call }) =>
      [call.params, call.query].some((schema) => propertiesOf(schema).includes('keyword')),
    )
    .map(({ name }) => name);
  // Staff, as the specification has it, and what is no person: sailings and devices.
  expect(inAddress).toEqual([
    'identity.findSystemUsers',
    'boarding.findScannedSailings',
    'boarding.findScanDevices',
  ]);
});

/** Section 7 of the specification, as it stands there. */
const specified = [
  'POST /sysUser/login',
  'GET /sysUser/info',
  'POST /sysUser/page',
  'POST /sysUser/delete/{id}',
  'POST /sysUser/save',
  'GET /sysUser/logout',
  'GET /sysUser/like/{keyword}',
  'GET /sysUser/list',
  'GET /config/queryList',
  'GET /config/getValue',
  'POST /config/add',
  'POST /config/updateValueByKey',
  'POST /config/update',
  'GET /config/getUseTime',
];

test.each(specified)("the specification's %s exists", (wanted) => {
  expect(all.map(({ call }) => `${call.method} ${call.path}`)).toContain(wanted);
});

test('a config value is asked for by the query key', () => {
  expect(propertiesOf(calls.settings.getValue.query)).toEqual(['key']);
});

const kinds = ['public', 'account', 'staff', 'customer', 'buyer'];
const asInput = { io: 'input', unrepresentable: 'any' } as const;

function propertiesOf(schema: z.ZodType | undefined): string[] {
  return schema ? Object.keys(z.toJSONSchema(schema, asInput).properties ?? {}) : [];
}

function needsEdit(call: Call): boolean {
  return typeof call.permission === 'object' && call.permission.access === 'edit';
}

/** Where a JSON schema describes an object that would take anything else besides. */
function openObjects(node: unknown, at = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((part, index) => openObjects(part, `${at}/${index}`));
  if (typeof node !== 'object' || node === null) return [];
  const isOpen =
    'type' in node && node.type === 'object' && Reflect.get(node, 'additionalProperties') !== false;
  const inside = Object.entries(node).flatMap(([key, part]) => openObjects(part, `${at}/${key}`));
  return isOpen ? [at || '/', ...inside] : inside;
}

/** Where a JSON schema describes a list of ids, or of objects that each have one, that may hold one twice. */
function bareIdLists(node: unknown, at = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((part, index) => bareIdLists(part, `${at}/${index}`));
  if (typeof node !== 'object' || node === null) return [];
  const items: unknown = Reflect.get(node, 'items');
  const isOfIds = isIdOrHasOne(items);
  const isBare = isOfIds && Reflect.get(node, 'uniqueItems') !== true;
  const inside = Object.entries(node).flatMap(([key, part]) => bareIdLists(part, `${at}/${key}`));
  return isBare ? [at || '/', ...inside] : inside;
}

function isIdOrHasOne(items: unknown): boolean {
  if (typeof items !== 'object' || items === null) return false;
  if (Reflect.get(items, 'type') === 'integer') return true;
  const required: unknown = Reflect.get(items, 'required');
  return Array.isArray(required) && required.includes('id');
}

test('a bare list of ids is found, and one of things by their ids', () => {
  const line = z.strictObject({ id: z.int().positive(), count: z.int() });
  const body = z.strictObject({
    ids: z.array(z.int().positive()).min(1).optional(),
    set: idList(3),
    lines: z.array(line).max(3),
    things: listById(line, 3).default([]),
  });
  expect(bareIdLists(z.toJSONSchema(body, asInput))).toEqual(['/properties/ids', '/properties/lines']);
  const [first, again, other] = [
    { id: 2, count: 1 },
    { id: 2, count: 5 },
    { id: 1, count: 1 },
  ];
  expect(listById(line, 3).parse([first, again, other])).toEqual([first, other]);
});

/** Where a schema leaves a UUID in capitals. */
function uuidsKeptAsSent(schema: z.ZodType): string[] {
  const sent = 'AAAAAAAA-BBBB-4CCC-8DDD-EEEEEEEEEEEE';
  const [uuids, lowered] = [new Set<string>(), new Set<string>()];
  z.toJSONSchema(schema, {
    ...asInput,
    // What a schema was made from is met too, at the same place.
    override: ({ zodSchema, path }) => {
      if (!(zodSchema instanceof z.ZodUUID)) return;
      uuids.add(path.join('.'));
      if (zodSchema.parse(sent) !== sent) lowered.add(path.join('.'));
    },
  });
  return [...uuids.difference(lowered)];
}
