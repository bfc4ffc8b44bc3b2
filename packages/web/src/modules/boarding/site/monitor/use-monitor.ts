import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { MonitorView } from '@gangway/contract/boarding/monitor-calls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callAddress } from '#lib/call-api.ts';
import { callQuery } from '#lib/call-query.ts';
import { isRefusal } from '#lib/is-refusal.ts';
import { type LiveState, openLiveStream } from '#lib/live-stream.ts';

/** How often to ask for a sailing that could not be asked for yet. */
const againMs = 5000;

export interface Monitor {
  /** Null until something is known. */
  view: MonitorView | null;
  /** When the page heard of it, by its own clock. */
  heardAt: number;
  /** No such sailing, or one that is long past. */
  isMissing: boolean;
  /** The server could not be asked; it is asked again. */
  isUnreachable: boolean;
  state: LiveState;
}

/** Follows the boarding of a sailing, for as long as the page is open. */
export function useMonitor(id: number): Monitor {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  const asked = { params: { id } };
  const query = {
    ...callQuery(boardingCalls.monitor, asked, { quiet: 'background', noBox: true }),
    retry: false,
    // A screen on a wall has nobody to press a button.
    refetchInterval: ({ state: { data, error } }: Asked) => (data || isGone(error) ? false : againMs),
  };
  const { data, error, dataUpdatedAt } = useQuery(query);
  const isKnown = data !== undefined;
  const isMissing = isGone(error);

  useEffect(() => {
    if (!isKnown || isMissing) return;
    return openLiveStream(callAddress(boardingCalls.monitorLive, { params: { id } }), {
      state: setState,
      message: (text) => void client.setQueryData(query.queryKey, JSON.parse(text)),
      // Asked by a call, which says whether the sailing is still there; the page stays as it is meanwhile.
      goOn: async () => {
        await client.invalidateQueries({ queryKey: query.queryKey });
        return !isGone(client.getQueryState(query.queryKey)?.error);
      },
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is made of the id.
  }, [client, id, isKnown, isMissing]);

  return { view: data ?? null, heardAt: dataUpdatedAt, isMissing, isUnreachable: error !== null, state };
}

/** Asked too often is no answer about the sailing. */
const isGone = (error: unknown) => isRefusal(error) && error.code !== 429;

interface Asked {
  state: { data: MonitorView | undefined; error: unknown };
}
