import { calls } from '@gangway/contract/calls.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { callKey, refreshCalls } from '#lib/call-key.ts';
import { touched } from './touched.ts';

// A sailing that opens, returns or is cancelled changes what the desk may do: give rooms, or check out all.
test.each(['catalogue.changed', 'boarding.changed', 'rooms.changed'] as const)(
  '%s makes the room desk and the board of cleaning old',
  async (type) => {
    const client = new QueryClient();
    const { roomOverview, turnover } = calls.housekeeping;
    const keys = [roomOverview, turnover].map((call) => callKey(call, { params: { shipId: 1 } }));
    for (const key of keys) client.setQueryData(key, {});
    await refreshCalls(client, ...touched[type]);
    expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
  },
);
