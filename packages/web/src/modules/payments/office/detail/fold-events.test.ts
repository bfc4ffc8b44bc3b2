import { expect, test } from 'vitest';
import { foldEvents, type PaymentEvent } from './fold-events.ts';

let minute = 0;
const event = (kind: string, state?: string): PaymentEvent => ({
  at: `2026-11-15T08:${String(minute++).padStart(2, '0')}:00Z`,
  kind,
  by: null,
  data: state ? { state, amountSen: 100 } : {},
});

test('the same answer of the gateway, again and again, is one line that says how often and until when', () => {
  const events = [event('created'), event('query', 'pending'), event('query', 'pending')];
  const last = event('query', 'pending');
  const lines = foldEvents([...events, last]);
  expect(lines.map(({ event: { kind }, times }) => [kind, times])).toEqual([
    ['created', 1],
    ['query', 3],
  ]);
  expect(lines[1]?.lastAt).toBe(last.at);
});

test('another answer, and whatever came in between, stand by themselves', () => {
  const kinds = [
    event('query', 'pending'),
    event('query', 'paid'),
    event('settled'),
    event('query', 'paid'),
    event('callback', 'paid'),
    event('callback', 'paid'),
  ];
  expect(foldEvents(kinds).map(({ times }) => times)).toEqual([1, 1, 1, 1, 1, 1]);
});
