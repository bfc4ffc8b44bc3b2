import { expect, test } from 'vitest';
import { likelyHere } from './likely-here.ts';

const guest = (ticketId: number, aboard = false) => ({
  ticketId,
  name: `Guest ${ticketId}`,
  ageGroup: 'adult' as const,
  aboard,
  arrivedAt: null,
});

test('who is aboard stands here, and whose ticket was scanned; a ticket of another order says nothing', () => {
  const guests = [guest(1), guest(2, true), guest(3)];
  expect([...likelyHere({ guests }, null)]).toEqual([2]);
  expect([...likelyHere({ guests }, 3)]).toEqual([2, 3]);
  expect([...likelyHere({ guests }, 9)]).toEqual([2]);
});
