import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '@gangway/contract/core/define-call.ts';
import { signsInHere } from '@gangway/contract/core/permissions.ts';
import { type ErrorCode, errorCatalogue } from '@gangway/contract/errors.ts';
import { allCalls } from './all-calls.ts';
import { type RowWatch, watchRows } from './changed-rows.ts';
import { fieldsOf, isNumber, requiredOf, type Sample, sampleInput } from './sample-input.ts';
import { type RawAnswer, type RawRequest, sendRaw } from './send-raw.ts';
import { sql } from './sql.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

let server: TestServer;
let watch: RowWatch;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_PER_MINUTE: '1000000' } });
  // A session in use is noted once a minute; with the clock standing still nothing but the calls can change anything.
  server.setNow(new Date());
  for (const name of ['admin', 'customer']) tokens[name] = await server.login(name);
  watch = await watchRows(server.databaseUrl);
});
// oxlint-disable-next-line vitest/no-standalone-expect -- whatever a test sent, it must have changed nothing
afterEach(async () => expect(await watch.changed()).toEqual([]));
afterAll(async () => {
  await watch.close();
  await server.stop();
});

test('what is changed would be noticed', async () => {
  await sql(server.databaseUrl, 'update accounts set updated_at = now() where id = 1');
  expect(await watch.changed()).toEqual(['accounts']);
});

const posts = allCalls.filter(({ call }) => call.method === 'POST');
const withInput = allCalls.filter(({ call }) => call.body ?? call.query);
const withBody = allCalls.filter(({ call }) => call.body);
const withParams = allCalls.filter(({ call }) => call.params);
const withId = allCalls.filter(
  ({ call }) => 'id' in { ...sampleInput(call).params, ...sampleInput(call).body },
);
const closed = allCalls.filter(({ call }) => call.permission !== 'public');

describe.each(withInput)('$name', ({ call }) => {
  const part = call.body ? 'body' : 'query';
  const right = sampleInput(call)[part];

  test('names a field it does not know', async () => {
    const answer = await ask(call, { [part]: { ...right, surprise: 'x' } });
    expect(answer).toMatchObject(refusal('request.invalid'));
    expect(fieldNames(answer)).toEqual(['surprise']);
  });

  test.each(requiredOf(call[part]))('asks for %s when it is missing', async (field) => {
    const { [field]: _, ...rest } = right;
    const answer = await ask(call, { [part]: rest });
    expect(answer).toMatchObject(refusal('request.invalid'));
    expect(fieldNames(answer)).toContain(field);
  });
});

describe.each(withBody)('$name', ({ call }) => {
  test('names a field of another type, too long, or of characters it cannot keep', async () => {
    for (const [field, value] of fieldsOf(call.body).flatMap(wrongValues)) {
      const answer = await ask(call, { body: { ...sampleInput(call).body, [field]: value } });
      expect(answer).toMatchObject(refusal('request.invalid'));
      expect(fieldNames(answer).map((name) => name.split('.')[0])).toContain(field);
    }
  });

  test.each(['[]', '"text"', '5', 'true'])('refuses the body %s', async (body) => {
    expect(await sendRaw(server.url, { ...rawRequest(call), body })).toMatchObject(
      refusal('request.invalid'),
    );
  });
});

describe.each(posts.filter(({ call }) => !call.rawBody))('$name', ({ call }) => {
  test('says that a body cannot be read', async () => {
    const poisoned = ['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{}}}'];
    for (const body of ['{', '{"a":1', '{"a":1}}', 'undefined', '', ...poisoned]) {
      const answer = await sendRaw(server.url, { ...rawRequest(call), body });
      expect(answer).toMatchObject(refusal('request.brokenJson'));
    }
  });

  test('takes nothing but JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense']) {
      const headers = { 'content-type': type };
      const answer = await sendRaw(server.url, { ...rawRequest(call), headers, body: 'a=1' });
      expect(answer).toMatchObject(refusal('request.mediaType'));
    }
  });
});

test.each(posts)('$name takes no body larger than it says', async ({ call }) => {
  const body = JSON.stringify({ a: 'x'.repeat((call.upload ?? 0) + call.bodyLimit) });
  const answer = await sendRaw(server.url, { ...rawRequest(call), body });
  expect(answer).toMatchObject(refusal('request.tooLarge'));
});

describe.each(allCalls)('$name', ({ call }) => {
  test('says which method it takes', async () => {
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
    for (const method of methods.filter((other) => other !== call.method)) {
      const answer = await sendRaw(server.url, { ...rawRequest(call), method });
      expect(answer).toMatchObject(refusal('request.method'));
      expect(answer.headers.get('allow')).toBe(call.method);
    }
  });

  test('refuses a query it does not know', async () => {
    const request = rawRequest(call);
    const answer = await sendRaw(server.url, { ...request, path: `${request.path}?surprise=1` });
    expect(answer).toMatchObject(refusal('request.invalid'));
    expect(fieldNames(answer)).toContain('surprise');
  });
});

test.each(closed)('$name knows a token that was never given', async ({ call }) => {
  const real = tokens['admin'] ?? '';
  const reason = signsInHere(call.permission) ? 'session.signInHere' : 'session.required';
  for (const token of ['x', real.slice(0, -1), `${real}A`, 'A'.repeat(5000), "' or 1=1 --"]) {
    expect(await sendRaw(server.url, { ...rawRequest(call), token })).toMatchObject(refusal(reason));
  }
});

test.each(withId)('$name says that a record is not there', async ({ call }) => {
  expect(await ask(call, {})).toMatchObject(refusal('record.missing'));
});

test.each(withParams)('$name refuses an address that names no record', async ({ call }) => {
  const unreadable = ['%ED%A0%80', '%zz'];
  for (const param of ['', '%00', '%20', '1%00', 'x'.repeat(150), 'x'.repeat(9000), ...unreadable]) {
    const path = call.path.replace(/\{\w+\}/, param).replace(/\{\w+\}/g, '1');
    const answer = await sendRaw(server.url, { ...rawRequest(call), path });
    const reason = unreadable.includes(param) ? 'request.notFound' : 'request.invalid';
    expect(answer).toMatchObject(refusal(reason));
    expect(answer.headers.get('x-request-id')).not.toBeNull();
  }
});

const inAddresses = allCalls.flatMap(({ name, call }) =>
  (['params', 'query'] as const).flatMap((part) =>
    fieldsOf(call[part]).map(([field, schema]) => ({ name, call, part, field, schema })),
  ),
);

describe.each(inAddresses)('$name, $field in the address', ({ call, part, field, schema }) => {
  const send = (value: string) => sendRaw(server.url, withAddress(call, part, field, [value]));

  test('is held to the rules of a field in a body', async () => {
    const outside = outOfRange.filter((value) => value === '' || !isWithin(schema, Number(value)));
    for (const value of [...neverRight, ...(isNumber(schema) ? [...outside, ...otherWays] : [])]) {
      const answer = await send(value);
      expect({ value, ...answer }).toMatchObject(refusal('request.invalid'));
      expect(fieldNames(answer)).toContain(field);
    }
  });

  test('is refused in words or leads to nothing, whatever stands there', async () => {
    for (const value of [...outOfRange, ...oddDates, ...oddTexts]) {
      const answer = await send(value);
      expect({ value, status: answer.status }).toEqual({ value, status: expect.toSatisfy(isBorne) });
      // Whatever is refused is named, if only as the other end of a range.
      const refused = answer.reason === 'request.invalid';
      expect({ value, named: fieldNames(answer).length > 0 }).toEqual({ value, named: refused });
    }
  });
});

/** A floor may lie below the water. */
function isWithin({ minimum, maximum }: ReturnType<typeof fieldsOf>[number][1], value: number): boolean {
  return Number.isInteger(value) && value >= (minimum ?? 0) && value <= (maximum ?? 0);
}

const inQueries = inAddresses.filter(({ part }) => part === 'query');

test.each(inQueries)('$name takes $field once', async ({ call, part, field }) => {
  const value = encodeURIComponent(String(sampleInput(call).query[field]));
  for (const values of [
    [value, value],
    [value, ''],
    ['', value, '%00'],
  ]) {
    const answer = await sendRaw(server.url, withAddress(call, part, field, values));
    expect(answer).toMatchObject(refusal('request.invalid'));
    expect(fieldNames(answer)).toEqual([field]);
  }
});

test.each(allCalls)('$name refuses garbage behind its address', async ({ call }) => {
  const request = rawRequest(call);
  for (const garbage of [
    '%00=%00',
    '=',
    '&&&',
    '%=%&%zz=%ED%A0%80',
    '__proto__=1',
    'a[]=1',
    'x'.repeat(8000),
  ]) {
    // Some of it is nothing once it is read, and a call without input would be made.
    const answer = await sendRaw(server.url, { ...request, path: `${request.path}?surprise&${garbage}` });
    expect(answer).toMatchObject(refusal('request.invalid'));
    expect(fieldNames(answer)).toContain('surprise');
  }
});

test('an address without a call is told so', async () => {
  const answer = await sendRaw(server.url, { method: 'GET', path: '/nothing/here', locale: 'zh' });
  expect(answer).toMatchObject(refusal('request.notFound'));
});

function ask(call: Call, change: { body?: Sample; query?: Sample }): Promise<RawAnswer> {
  const input = { ...sampleInput(call), ...change };
  const request = rawRequest(call);
  const query = call.query
    ? `?${new URLSearchParams(Object.entries(input.query).map(([k, v]) => [k, String(v)])).toString()}`
    : '';
  return sendRaw(server.url, {
    ...request,
    path: request.path + query,
    ...(call.body ? { body: JSON.stringify(input.body) } : {}),
  });
}

/** The request with one value of its address as it is typed there, right or wrong, and the rest as it should be. */
function withAddress(
  call: Call,
  part: 'params' | 'query',
  field: string,
  values: readonly string[],
): RawRequest {
  const sample = sampleInput(call);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    part === 'params' && name === field ? (values[0] ?? '') : encodeURIComponent(String(sample.params[name])),
  );
  const pairs = Object.keys(sample.query).flatMap((name) =>
    part === 'query' && name === field
      ? values.map((value) => `${name}=${value}`)
      : `${name}=${encodeURIComponent(String(sample.query[name]))}`,
  );
  return {
    ...rawRequest(call),
    path: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path,
    ...(call.body ? { body: JSON.stringify(sample.body) } : {}),
  };
}

const neverRight = ['%00', 'a%00b', '%1B', '1%7F', 'x'.repeat(5000), '%F0%9F%98%80'.repeat(500)];
const outOfRange = ['', '-1', '0', '1.5', '1e400', 'NaN', '2147483648', '9007199254740991', '9'.repeat(400)];
/** Ways to write 1 that are not the one an address has. */
const otherWays = ['01', '0x1', '0b1', '1e0', '1.0', '%2B1', '%201', '1%20', '1%0a', '1%09'];
const oddDates = ['0000-01', '9999-12', '0000-01-01', '9999-12-31', '2199-12-31', '1900-01-01', '2025-02-30'];
const oddTexts = ['%20', '%zz', '%', '%F0%9F', '%ED%A0%80', '..%2f..%2fx', '%5C', "'%20or%201=1%20--", '%25'];

/** Taken, refused for what was sent, or nothing there: never a fault of ours. */
const isBorne = (status: number) => [200, 400, 403, 404, 409, 422].includes(status);

function rawRequest(call: Call): RawRequest {
  const { params } = sampleInput(call);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const token =
    call.permission === 'public' ? undefined : tokens[signsInHere(call.permission) ? 'customer' : 'admin'];
  return { method: call.method, path, token, locale: 'zh' };
}

function refusal(reason: ErrorCode) {
  const { status, code = status }: { status: number; code?: number } = errorCatalogue[reason];
  return { status, code, reason, data: null, message: expect.stringMatching(/\p{Script=Han}/u) };
}

function fieldNames(answer: RawAnswer): string[] {
  return Array.isArray(answer.fields) ? answer.fields.map((field: { field: string }) => field.field) : [];
}

/** Values a field cannot take. A password may hold any character: it is only ever hashed. */
function wrongValues([field, schema]: ReturnType<typeof fieldsOf>[number]): [string, unknown][] {
  const kinds = [schema, ...(schema.anyOf ?? [])].map((option) =>
    typeof option === 'object' ? option.type : '',
  );
  const others = [12.5, true, [[]], { a: 1 }].filter((value) => !kinds.includes(kindOf(value)));
  const unkept = /password/i.test(field) ? [] : ['\0', '\uD800'];
  return [...others, ...unkept, Number.MAX_VALUE, 'x'.repeat(50_000)].map((value) => [field, value]);
}

function kindOf(value: unknown): 'array' | 'number' | 'boolean' | 'object' | 'string' {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'object';
}
