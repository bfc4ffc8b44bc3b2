import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { Data } from '@gangway/contract/core/define-call.ts';
import type { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { Bed } from '@gangway/contract/fleet/schemas.ts';
import { blankPassenger, type PassengerDraft } from '#modules/booking/shared/passenger-draft.ts';

export type FoundCustomer = Data<typeof customersCalls.findCustomers>[number];

export interface SaleValues {
  /** The order whose guests travel again, and whose documents are kept. */
  againOrderId: number | null;
  /** Null for a walk-in without an account. */
  customer: FoundCustomer | null;
  date: string;
  sailingId: number | null;
  roomTypeId: number | null;
  bed: Bed | null;
  passengers: readonly PassengerDraft[];
  method: PaymentMethod;
  complimentary: boolean;
  complimentaryReason: string;
  agreed: boolean;
}

export function emptySale(date: string, houseCode: string): SaleValues {
  return {
    againOrderId: null,
    customer: null,
    date,
    sailingId: null,
    roomTypeId: null,
    bed: null,
    passengers: [counterPassenger(houseCode)],
    method: 'cash',
    complimentary: false,
    complimentaryReason: '',
    agreed: false,
  };
}

/** The next passenger; what people who travel together share is taken from the first. */
export function nextPassenger(first: PassengerDraft | undefined, usualCode: string): PassengerDraft {
  if (!first) return counterPassenger(usualCode);
  const { idType, nationality, phone, referrer } = first;
  return blankPassenger({ idType, nationality, phone, referrer });
}

/** Whoever stands at the counter: most are Malaysians. */
export function counterPassenger(referrer: string): PassengerDraft {
  return blankPassenger({ nationality: 'MY', referrer });
}
