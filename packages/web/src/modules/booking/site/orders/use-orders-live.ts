import { apiBase } from '@gangway/contract/core/cookies.ts';
import { systemCalls } from '@gangway/contract/system/calls.ts';
import type { LiveEvent } from '@gangway/contract/system/live-events.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ordersKey } from './orders-queries.ts';

const changed: LiveEvent['type'] = 'orders.changed';

/** Follows what happens to the own orders while the page is open. Pages that must not miss it ask from time to time too. */
export function useOrdersLive(enabled: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!enabled) return undefined;
    const source = new EventSource(apiBase + systemCalls.live.path);
    source.addEventListener('message', ({ data }) => {
      if (typeOf(String(data)) === changed) void client.invalidateQueries({ queryKey: ordersKey });
    });
    return () => source.close();
  }, [client, enabled]);
}

function typeOf(text: string): unknown {
  try {
    const event: unknown = JSON.parse(text);
    return typeof event === 'object' && event !== null && 'type' in event ? event.type : null;
  } catch {
    return null;
  }
}
