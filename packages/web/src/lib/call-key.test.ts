import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { callKey, callOptions, callOptionsApart, refreshCalls } from './call-key.ts';

const order = callOptions(bookingCalls.orderDetail, { params: { id: 7 } }).queryKey;
const payment = callOptions(paymentsCalls.paymentDetail, { params: { id: 7 } }).queryKey;
const comparison = callOptionsApart(paymentsCalls.reconcile, { body: { date: '2026-11-16' } }).queryKey;

function filledClient(): QueryClient {
  const client = new QueryClient();
  for (const key of [order, payment, comparison]) client.setQueryData<unknown>(key, {});
  return client;
}

function isOld(client: QueryClient, key: readonly unknown[]): boolean | undefined {
  return client.getQueryState(key)?.isInvalidated;
}

test('a key is the call and what it was asked', () => {
  expect(order).toEqual(['GET /order/{id}', { params: { id: 7 } }]);
});

test('a key without arguments stands for every answer of the call, and of no other', async () => {
  const client = filledClient();
  await client.invalidateQueries({ queryKey: callKey(bookingCalls.orderDetail) });
  expect([order, payment, comparison].map((key) => isOld(client, key))).toEqual([true, false, false]);
});

test('news of a module make its answers old, but for those kept apart', async () => {
  const client = filledClient();
  await refreshCalls(client, paymentsCalls);
  expect([order, payment, comparison].map((key) => isOld(client, key))).toEqual([false, true, false]);
});

test('news of several modules reach all of them', async () => {
  const client = filledClient();
  await refreshCalls(client, bookingCalls, paymentsCalls);
  expect([order, payment].map((key) => isOld(client, key))).toEqual([true, true]);
});
