import type { HomeData } from '@gangway/contract/sailings/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { homeQuery } from '#modules/sailings/site/index.ts';
import { readPageData } from '../page-data.ts';

/**
 * What the home page is about, for a part of it that wakes later. It wakes with what the server drew it from, or it would
 * not fit what stands there; what has changed since is drawn right after.
 */
export function useDrawnHome(): HomeData | undefined {
  const { data } = useQuery(homeQuery);
  return useSyncExternalStore(
    neverTold,
    () => data,
    () => (import.meta.env.SSR ? data : drawnHome()),
  );
}

const neverTold = () => () => {};

let drawn: HomeData | undefined;

function drawnHome(): HomeData | undefined {
  drawn ??= readPageData()?.queries.find(([key]) => key[0] === homeQuery.queryKey[0])?.[1] as
    | HomeData
    | undefined;
  return drawn;
}
