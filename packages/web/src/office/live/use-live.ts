import type { LiveEvent } from '@gangway/contract/system/live-events.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isLoggingOut } from '#lib/logout.ts';
import { loadSessionUser, sessionKey } from '#lib/session.ts';
import { type LiveState, openLiveConnection } from './live-connection.ts';

/** Keeps what is on the page true to what happens on the server; gives the state of the connection. */
export function useLive(): LiveState {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(
    () =>
      openLiveConnection({
        state: setState,
        event: (event) => void follow(client, event),
        resumed: () => void refreshAll(client),
      }),
    [client],
  );
  return state;
}

async function follow(client: QueryClient, event: LiveEvent): Promise<void> {
  switch (event.type) {
    case 'session.ended':
      return isLoggingOut() ? undefined : reloadSession(client);
    case 'settings.changed':
      return client.invalidateQueries({ queryKey: ['settings'] });
    case 'menus.changed':
      await client.invalidateQueries({ queryKey: ['menus'] });
      return reloadSession(client);
    case 'grants.changed':
      await client.invalidateQueries({ queryKey: ['roles'] });
      return reloadSession(client);
    case 'catalogue.changed':
      return client.invalidateQueries({ predicate: ({ queryKey }) => catalogue.has(queryKey[0]) });
    case 'payments.parked':
      return client.invalidateQueries({ queryKey: ['payments'] });
    case 'orders.changed':
      return refreshOrders(client);
  }
}

let ordersTimer: ReturnType<typeof setTimeout> | undefined;

/** On a busy day orders change many times a second; the lists follow once in two. */
function refreshOrders(client: QueryClient): void {
  ordersTimer ??= setTimeout(() => {
    ordersTimer = undefined;
    void client.invalidateQueries({ predicate: ({ queryKey }) => sold.has(queryKey[0]) });
  }, 2000);
}

/** What shows orders, or the money that comes for them. */
const sold = new Set<unknown>(['orders', 'payments']);

/** What shows ships, room types, rooms, routes, sailings or slides. */
const catalogue = new Set<unknown>(['ships', 'roomTypes', 'rooms', 'routes', 'sailings', 'slides']);

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
