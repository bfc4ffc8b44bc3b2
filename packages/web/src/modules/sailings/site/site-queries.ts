import type { Data } from '@gangway/contract/core/define-call.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import { publicSailingsCalls as sailingsCalls } from '@gangway/contract/sailings/public-calls.ts';
import { callQuery } from '#lib/call-query.ts';

export const homeQuery = callQuery(sailingsCalls.home, {});

/** What the server itself can choose by; the rest is chosen from its answer. */
export interface RouteListChoice {
  from?: string | undefined;
  to?: string | undefined;
  slot?: Slot | undefined;
  port?: string | undefined;
}

export const routeListQuery = (choice: RouteListChoice) =>
  callQuery(sailingsCalls.routeList, { query: choice });

export type RouteList = Data<typeof sailingsCalls.routeList>;

export const sailingOffersQuery = (id: number) => callQuery(sailingsCalls.sailingOffers, { params: { id } });

export type SailingOffers = Data<typeof sailingsCalls.sailingOffers>;
