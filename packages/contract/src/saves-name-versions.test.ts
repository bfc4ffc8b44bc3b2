import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from './calls.ts';
import type { Call } from './core/define-call.ts';
import { namesVersion } from './core/fields.ts';

/** Saves that name no version, or need none: why nothing of anybody else's is put back by them. */
const exceptions: Record<string, string> = {
  'booking.changeOfficeOrder': 'an action: it is bound to the quote it was made upon',
  'customers.setCustomerStatus': 'one fact, said outright; said twice it changes nothing',
  'customers.setLevel': 'one fact, said outright; a reference code that is there is kept',
  'customers.setSuperior': 'one fact, said outright; said twice it changes nothing',
  'fleet.saveDatePrices': 'refuses dates that have a price, unless told to replace just those',
  'identity.changePassword': 'needs the password there is',
  'identity.saveIntroduction': 'one text about oneself, which is all that is sent and all that changes',
  'identity.setAvatar': 'a picture, taken whole',
  'legacy.setPair': 'one fact about one round, said outright',
  'media.orderSlides': 'names every slide, and is refused when one came or went',
  'reports.saveReader': 'one address by account, said outright',
  'settings.updateValueByKey':
    'specified as a key and its value, which is all that changes; the version is heeded where it is given, and forms give it',
  'wallet.saveRecharge': 'only ever makes a new one',
};

const saves = Object.entries(calls).flatMap(([module, group]) =>
  Object.entries<Call>(group)
    .filter(([name, call]) => isOfStaff(call) && isSave(name, call))
    .map(([name, call]) => ({ name: `${module}.${name}`, call })),
);

test('every save of a record that is there names the version it is made upon', () => {
  const without = saves.filter(({ call }) => !refusesWithoutVersion(call)).map(({ name }) => name);
  expect(without.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});

test('every save with a version may be refused as stale, and what it saved is answered with the next one', () => {
  const versioned = saves.filter(({ call }) => takesVersion(call));
  expect(versioned.length).toBeGreaterThan(10);
  expect(versioned.filter(({ call }) => !call.errors.includes('record.changed'))).toEqual([]);
  expect(versioned.filter(({ call }) => !('version' in propertiesOf(call.response)))).toEqual([]);
});

function isOfStaff({ permission }: Call): boolean {
  return (
    permission === 'staff' ||
    permission === 'account' ||
    (typeof permission === 'object' && permission.access === 'edit')
  );
}

/** By its name, or because it takes the id of what it changes where there is one. */
function isSave(name: string, { method, body }: Call): boolean {
  if (method === 'GET') return false;
  return /^(save|update|set|change|edit|order)/.test(name) || mayNameRecord(body);
}

function mayNameRecord(body: z.ZodType | undefined): boolean {
  const { id } = propertiesOf(body);
  return id !== undefined && !requiredOf(body).includes('id');
}

function takesVersion({ body }: Call): boolean {
  return 'version' in propertiesOf(body);
}

/** Needed always, or as soon as the id says that the record is there. */
function refusesWithoutVersion(call: Call): boolean {
  if (!takesVersion(call)) return false;
  if (requiredOf(call.body).includes('version')) return true;
  return call.body !== undefined && 'id' in propertiesOf(call.body) && asksForVersion(call.body);
}

function asksForVersion({ def }: z.ZodType): boolean {
  const { checks = [] } = def as { checks?: { _zod: { def: object } }[] };
  return checks.some((check) => Reflect.get(check._zod.def, 'fn') === namesVersion);
}

interface Shape {
  properties?: Record<string, unknown>;
  required?: string[];
}

function shapeOf(schema: z.ZodType | undefined): Shape {
  if (!schema) return {};
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

function propertiesOf(schema: z.ZodType | undefined): Record<string, unknown> {
  return shapeOf(schema).properties ?? {};
}

function requiredOf(schema: z.ZodType | undefined): string[] {
  return shapeOf(schema).required ?? [];
}
