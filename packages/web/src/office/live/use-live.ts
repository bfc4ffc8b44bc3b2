import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { type LiveEvent, liveEvent } from '@gangway/contract/system/live-events.ts';
import { useNetwork } from '@mantine/hooks';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refreshCalls } from '#lib/call-key.ts';
import { openLiveConnection } from '#lib/live-connection.ts';
import type { LiveState } from '#lib/live-stream.ts';
import { isLoggingOut } from '#lib/logout.ts';
import { loadSessionUser, sessionKey } from '#lib/session.ts';
import { atMostEvery } from './at-most-every.ts';
import { movesDashboard, touched } from './touched.ts';

/** Keeps what is on the page true to what happens on the server; gives the state of the connection. */
export function useLive(): LiveState {
  const client = useQueryClient();
  const { online } = useNetwork();
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(() => {
    const followOnDashboard = atMostEvery(dashboardMs, () => void refreshDashboard(client));
    return openLiveConnection({
      read: readEvent,
      state: setState,
      event: (event) => {
        if (movesDashboard[event.type]) followOnDashboard();
        void follow(client, event);
      },
      resumed: () => void refreshAll(client),
    });
  }, [client]);
  // A network that is gone is known before the stream misses anything.
  return online ? state : 'offline';
}

/** However much happens, the dashboard is read once a second. */
const dashboardMs = 1000;

async function refreshDashboard(client: QueryClient): Promise<void> {
  const { dashboardToday } = reportsCalls;
  if (!isLoggingOut()) await refreshCalls(client, { dashboardToday });
}

/** What an event may change for whoever is signed in: the menu, what they may do, or that they are. */
const aboutSession = new Set<LiveEvent['type']>(['session.ended', 'menus.changed', 'grants.changed']);

async function follow(client: QueryClient, { type }: LiveEvent): Promise<void> {
  // On the way out nothing is asked again: it would be refused.
  if (isLoggingOut()) return;
  const pauseMs = often[type];
  if (pauseMs !== undefined) return refreshSoon(client, type, pauseMs);
  await refreshCalls(client, ...touched[type]);
  if (aboutSession.has(type)) await reloadSession(client);
}

/** What may happen many times a second on a busy day: what is on show follows once in so many milliseconds. */
const often: Partial<Record<LiveEvent['type'], number>> = {
  'orders.changed': 2000,
  'boarding.scanned': 1000,
  'boarding.changed': 1000,
  // A whole sailing that is checked out says so room by room.
  'rooms.changed': 300,
};

const waiting = new Set<LiveEvent['type']>();

function refreshSoon(client: QueryClient, type: LiveEvent['type'], pauseMs: number): void {
  if (waiting.has(type)) return;
  waiting.add(type);
  setTimeout(() => {
    waiting.delete(type);
    if (isLoggingOut()) return;
    void refreshCalls(client, ...touched[type]);
  }, pauseMs);
}

async function refreshAll(client: QueryClient): Promise<void> {
  await reloadSession(client);
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}

/** Asks again who is signed in; if nobody is any more, the answer itself opens the box that says so. */
async function reloadSession(client: QueryClient): Promise<void> {
  try {
    client.setQueryData(sessionKey, await loadSessionUser());
  } catch {
    // The reader has been told; the page stays as it is.
  }
}

function readEvent(text: string): LiveEvent | null {
  try {
    return liveEvent.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
