import type { CartLine } from '@gangway/contract/booking/cart-schemas.ts';
import type { PassengerInput } from '@gangway/contract/booking/schemas.ts';
import type { CardForm } from '@gangway/contract/customers/my-kad.ts';
import type { SavedPassenger } from '@gangway/contract/customers/passengers.ts';
import type { Profile } from '@gangway/contract/customers/schemas.ts';

/** A passenger as far as the form is filled; empty where nothing was given. */
export interface PassengerDraft extends CardForm {
  /** Tells the forms of a page apart. */
  key: string;
  name: string;
  /** The end of a number the server keeps and this browser never sees. */
  idEnding: string | null;
  savedPassengerId: number | null;
  /** The place in the cart line that is being changed, whose number is taken. */
  keptFrom: number | null;
  /** The customer, filled in from the own profile. */
  myself: boolean;
  passportExpiry: string;
  phone: string;
  email: string;
  expecting: boolean;
  dueDate: string;
  /** Null until somebody writes one: then it is the house's code. */
  referrer: string | null;
  remarks: string;
  /** To be kept for the next time. */
  keep: boolean;
}

export function blankPassenger(given: Partial<PassengerDraft> = {}): PassengerDraft {
  return {
    name: '',
    gender: '',
    idType: 'idCard',
    idNumber: '',
    idEnding: null,
    savedPassengerId: null,
    keptFrom: null,
    myself: false,
    passportExpiry: '',
    nationality: '',
    birthDate: '',
    phone: '',
    email: '',
    expecting: false,
    dueDate: '',
    referrer: null,
    remarks: '',
    keep: false,
    ...given,
    key: String(Math.random()).slice(2),
  };
}

/** Whether nothing of one's own stands in the form yet. */
export function isBlank(passenger: PassengerDraft): boolean {
  return !passenger.name && !passenger.idNumber && !hasKeptNumber(passenger) && !passenger.birthDate;
}

/** Whether the number stands elsewhere, so that it need not be typed. */
export function hasKeptNumber(passenger: PassengerDraft): boolean {
  return passenger.savedPassengerId !== null || passenger.keptFrom !== null || takesOwnDocument(passenger);
}

function takesOwnDocument({ myself, idEnding }: PassengerDraft): boolean {
  return myself && idEnding !== null;
}

/** The form of the customer who travels too; the profile keeps no nationality. */
export function fromProfile(profile: Profile, before: PassengerDraft): PassengerDraft {
  const { idCardEnding, passportEnding } = profile;
  return {
    ...blankPassenger(),
    key: before.key,
    referrer: before.referrer,
    nationality: before.nationality,
    myself: true,
    name: profile.realName,
    gender: profile.gender ?? '',
    idType: passportEnding && !idCardEnding ? 'passport' : 'idCard',
    idEnding: idCardEnding ?? passportEnding,
    birthDate: profile.birthDate ?? '',
    phone: profile.phone,
    email: profile.email ?? '',
    remarks: profile.remarks,
  };
}

/** The form of a passenger that is kept; what one decides anew for each trip stays as it was. */
export function fromSaved(saved: SavedPassenger, before: PassengerDraft): PassengerDraft {
  return {
    ...blankPassenger(),
    key: before.key,
    referrer: before.referrer,
    name: saved.name,
    gender: saved.gender,
    idType: saved.idType,
    idEnding: saved.idEnding,
    savedPassengerId: saved.id,
    passportExpiry: saved.passportExpiry ?? '',
    nationality: saved.nationality,
    birthDate: saved.birthDate,
    phone: saved.phone,
    email: saved.email ?? '',
    remarks: saved.remarks,
  };
}

/** The form of a passenger of a cart line on the server, which keeps the number. */
export function fromCart(kept: CartLine['passengers'][number], place: number): PassengerDraft {
  const { email, dueDate, passportExpiry, ...same } = kept;
  return blankPassenger({
    ...same,
    email: email ?? '',
    passportExpiry: passportExpiry ?? '',
    expecting: dueDate !== null,
    dueDate: dueDate ?? '',
    keptFrom: place,
  });
}

/** The form of a passenger as it was sent. */
export function fromInput(sent: PassengerInput): PassengerDraft {
  const {
    savedPassengerId,
    keptFrom,
    ownDocument,
    email,
    dueDate,
    passportExpiry,
    idNumber,
    remarks,
    ...same
  } = sent;
  return blankPassenger({
    ...same,
    idNumber: idNumber ?? '',
    savedPassengerId: savedPassengerId ?? null,
    keptFrom: keptFrom ?? null,
    ...(ownDocument ? { myself: true, idEnding: '' } : {}),
    email: email ?? '',
    passportExpiry: passportExpiry ?? '',
    expecting: Boolean(dueDate),
    dueDate: dueDate ?? '',
    remarks: remarks ?? '',
  });
}

/** What is sent of a form, not checked yet. */
export function toSend(passenger: PassengerDraft, houseCode: string): Record<string, unknown> {
  return {
    name: passenger.name,
    gender: passenger.gender,
    idType: passenger.idType,
    idNumber: passenger.idNumber,
    savedPassengerId: passenger.idNumber ? null : passenger.savedPassengerId,
    keptFrom: passenger.idNumber ? null : passenger.keptFrom,
    ownDocument: !passenger.idNumber && takesOwnDocument(passenger),
    passportExpiry: passenger.idType === 'passport' ? passenger.passportExpiry : '',
    nationality: passenger.nationality,
    birthDate: passenger.birthDate,
    phone: passenger.phone,
    email: passenger.email.trim(),
    dueDate: passenger.expecting ? passenger.dueDate : '',
    referrer: passenger.referrer ?? houseCode,
    remarks: passenger.remarks,
  };
}
