import type { ShownTerms } from '@gangway/contract/booking/terms-schemas.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import type { Bed } from '@gangway/contract/fleet/schemas.ts';
import { blankPassenger, type PassengerDraft } from '#modules/booking/shared/passenger-draft.ts';
import type { TicketKind } from '#modules/sailings/site/index.ts';

/** A cart line, wherever it is kept. */
export type LineRef = { from: 'server'; id: number } | { from: 'browser'; id: string };

/** Who is in which cabin, by their places in the list of guests. */
export type Cabins = readonly (readonly number[])[];

/** What was shown of what is chosen: its price, when the ship leaves, and the terms. */
export interface Shown {
  sailingId: number;
  roomTypeId: number;
  people: number;
  totalSen: number;
  /** Not of what was begun before these were kept. */
  departsAt?: string | undefined;
  terms?: ShownTerms | undefined;
}

/** A booking as far as it is chosen and filled in. */
export interface Draft {
  kind: TicketKind | null;
  roomTypeId: number | null;
  /** The route that is wanted; null for whichever. */
  routeId: number | null;
  date: string | null;
  /** The slot that is wanted, before and after a sailing is chosen. */
  slot: Slot | null;
  sailingId: number | null;
  bed: Bed | null;
  people: number;
  /** At least as many as people; those beyond are kept in case the number goes up again. */
  passengers: readonly PassengerDraft[];
  /** The guests were looked through and found complete. */
  guestsDone: boolean;
  method: PaymentMethod | null;
  /** What was last seen; another price or time and worse terms must be agreed to. */
  shown: Shown | null;
  /** The cart line that is being changed. */
  editing: LineRef | null;
  /** Whose it is, once somebody is signed in. */
  owner: number | null;
}

export const emptyDraft: Draft = {
  kind: null,
  roomTypeId: null,
  routeId: null,
  date: null,
  slot: null,
  sailingId: null,
  bed: null,
  people: 1,
  passengers: [blankPassenger()],
  guestsDone: false,
  method: null,
  shown: null,
  editing: null,
  owner: null,
};

/** Those who travel. */
export function guestsOf(draft: Draft): readonly PassengerDraft[] {
  return draft.passengers.slice(0, draft.people);
}

/** A room type as often as it is taken. */
export function typeName(name: string, count: number): string {
  return count > 1 ? `${count} × ${name}` : name;
}
