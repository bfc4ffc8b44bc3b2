import type { OfficeOrder } from '@gangway/contract/booking/office-schemas.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { Bed } from '@gangway/contract/fleet/schemas.ts';
import type { RefundTier } from '@gangway/contract/settings/registry.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { CartLineState } from './cart.store.ts';
import type { HoldCaps } from './hold-caps.ts';
import type { NewTicket } from './new-tickets.ts';
import type { OrderRow, SailingRow } from './orders.queries.ts';
import type { WaiveLimit } from './waive-limits.ts';

/** An order that is to be made: priced, everything about its people known. */
export interface NewOrder {
  orderNo: string;
  groupNo: string;
  channel: OfficeOrder['channel'];
  accountId: number | null;
  soldBy: number | null;
  checkout: { accountId: number; key: string; line: number; fingerprint: string };
  customerName: string;
  sailingId: number;
  roomTypeId: number;
  bed: Bed | null;
  units: number;
  referrer: string;
  method: PaymentMethod;
  totalSen: number;
  nonRefundable: boolean;
  refundTiers: RefundTier[];
  noShowPercent: number;
  peak: boolean;
  complimentaryReason: string;
  /** Who gives it away; null for what is sold. */
  givenBy: Actor | null;
  /** What it would have cost, and how much they may give away in a day. */
  givenSen: number;
  giftLimit: WaiveLimit;
  holdExpiresAt: Date;
  /** The line of a cart it is bought out of, as it was read: another by then is not bought. */
  cartLine: CartLineState | null;
  tickets: readonly NewTicket[];
  /** How many of the type may be taken on this sailing, and how many people may be aboard. */
  limit: number;
  capacity: number;
  /** How much may be held unpaid; null where nobody is capped, as at the counter. */
  caps: HoldCaps | null;
  /** Which edition of the sailing was looked at. */
  edition: number;
  names: ShownNames;
}

/** What an order is shown by of its sailing and its type, as it was looked at. */
export type ShownNames = Omit<SailingRow, 'sailingId'> &
  Pick<OrderRow, 'roomTypeCode' | 'roomTypeKind' | 'roomTypeNameEn' | 'roomTypeNameZh' | 'roomTypeHasWindow'>;
