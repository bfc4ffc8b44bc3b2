import type { Call } from '@gangway/contract/core/define-call.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { allCalls } from './all-calls.ts';
import { isIdName } from './is-id-name.ts';
import { tricks } from './model/mischief.ts';

const takingIds = allCalls.filter(({ call }) => idsOf(call).length > 0).map(({ name }) => name);

test('what takes ids is found wherever they stand', () => {
  const found = new Map(allCalls.map(({ name, call }) => [name, idsOf(call)]));
  expect(found.get('booking.refundOrder')).toEqual(['id', 'ticketIds']);
  expect(found.get('booking.checkout')).toEqual(['sailingId', 'roomTypeId', 'savedPassengerId', 'id']);
  expect(found.get('wallet.pageRecharges')).toEqual(['accountId']);
  expect(found.get('booking.lookUpOrder')).toEqual(['orderNo']);
  expect(found.get('identity.login')).toEqual([]);
});

test('every call that takes ids is tried by the caller who means no good', () => {
  const tried = Object.keys(tricks);
  expect(takingIds.filter((name) => !tried.includes(name))).toEqual([]);
  expect(tried.filter((name) => !takingIds.includes(name))).toEqual([]);
});

/** The names of all values of a request by which something that is there already is named. */
function idsOf({ params, query, body }: Call): string[] {
  return [params, query, body].flatMap((schema) =>
    schema ? namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : [],
  );
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema as JsonSchema;
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(isIdName(name) ? [name] : []),
      ...namesIn(field),
    ]),
    ...[items, ...anyOf, ...oneOf, ...allOf].flatMap(namesIn),
  ];
}
