import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import type { Data } from '@gangway/contract/core/define-call.ts';
import type { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { IdType } from '@gangway/contract/customers/passengers.ts';
import type { Bed } from '@gangway/contract/fleet/schemas.ts';

export type FoundCustomer = Data<typeof customersCalls.findCustomers>[number];

/** A passenger as the counter types one in. */
export interface PassengerValues {
  /** Tells the passengers apart while they are typed. */
  key: string;
  idType: IdType;
  idNumber: string;
  name: string;
  gender: string;
  birthDate: string;
  nationality: string;
  phone: string;
  passportExpiry: string;
  referrer: string;
  email: string;
  dueDate: string;
  remarks: string;
}

export interface SaleValues {
  /** Null for a walk-in without an account. */
  customer: FoundCustomer | null;
  date: string;
  sailingId: number | null;
  roomTypeId: number | null;
  bed: Bed | null;
  passengers: readonly PassengerValues[];
  method: PaymentMethod;
  complimentary: boolean;
  complimentaryReason: string;
  agreed: boolean;
}

export function emptySale(date: string, houseCode: string): SaleValues {
  return {
    customer: null,
    date,
    sailingId: null,
    roomTypeId: null,
    bed: null,
    passengers: [emptyPassenger(houseCode)],
    method: 'cash',
    complimentary: false,
    complimentaryReason: '',
    agreed: false,
  };
}

/** The next passenger; what people who travel together share is taken from the first. */
export function nextPassenger(first: PassengerValues | undefined, houseCode: string): PassengerValues {
  const empty = emptyPassenger(houseCode);
  if (!first) return empty;
  const { idType, nationality, phone, referrer } = first;
  return { ...empty, idType, nationality, phone, referrer };
}

function emptyPassenger(houseCode: string): PassengerValues {
  return {
    key: newKey(),
    idType: 'idCard',
    idNumber: '',
    name: '',
    gender: '',
    birthDate: '',
    nationality: 'MY',
    phone: '',
    passportExpiry: '',
    referrer: houseCode,
    email: '',
    dueDate: '',
    remarks: '',
  };
}

/** A UUID, also where the page is not served over TLS and the browser makes none. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
