import { checkPassengers } from '@gangway/contract/booking/passenger-rules.ts';
import type { OrderLine, Passenger } from '@gangway/contract/booking/schemas.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import type { CountryCode } from '@gangway/contract/core/countries.ts';
import type { IdType } from '@gangway/contract/customers/passengers.ts';
import type { Gender } from '@gangway/contract/customers/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findOwnNumbers, findReferrers, findSavedNumbers } from '../customers/index.ts';

/** A passenger of whom everything is known: no number is left to look up. */
export interface KnownPassenger {
  name: string;
  gender: Gender;
  idType: IdType;
  idNumber: string;
  passportExpiry: string | null;
  nationality: CountryCode;
  birthDate: string;
  phone: string;
  email: string | null;
  dueDate: string | null;
  referrer: string;
  remarks: string;
}

/** A line of a cart or a wish to buy, everything about its passengers known. */
export interface KnownLine extends Omit<OrderLine, 'passengers'> {
  passengers: readonly KnownPassenger[];
}

/** Fills in the numbers of saved passengers and of the own profile, and those kept from the cart line that is being changed. */
export async function knowPassengers(
  { db, secrets }: Platform,
  accountId: number | null,
  passengers: readonly Passenger[],
  kept: readonly KnownPassenger[] = [],
): Promise<KnownPassenger[]> {
  const savedIds = passengers.flatMap((one) => (one.idNumber ? [] : (one.savedPassengerId ?? [])));
  const saved =
    accountId !== null && savedIds.length > 0
      ? await findSavedNumbers(db, secrets, accountId, savedIds)
      : new Map();
  const asksOwn = passengers.some((one) => !one.idNumber && one.ownDocument);
  const own = accountId !== null && asksOwn ? await findOwnNumbers(db, secrets, accountId) : {};
  return passengers.map((one, index) => {
    const { savedPassengerId, keptFrom, ownDocument, ...fields } = one;
    const from =
      (savedPassengerId ? saved.get(savedPassengerId) : undefined) ??
      (typeof keptFrom === 'number' ? keptNumber(kept[keptFrom]) : undefined);
    const known = from?.idType === one.idType ? from.number : null;
    const number = one.idNumber ?? known ?? (ownDocument ? own[one.idType] : null);
    if (!number) throw passengerError(index, 'idNumber', 'passenger.enterIdNumber', {});
    return {
      ...fields,
      idNumber: number,
      passportExpiry: one.passportExpiry ?? null,
      email: one.email ?? null,
      dueDate: one.dueDate ?? null,
    };
  });
}

function keptNumber(passenger: KnownPassenger | undefined) {
  return passenger ? { number: passenger.idNumber, idType: passenger.idType } : undefined;
}

/** Throws with every passenger who may not come, at the field that says why. */
export function requireFit(
  passengers: readonly KnownPassenger[],
  sailing: { departsAt: Date; returnsAt: Date },
  now: Date,
): void {
  const problems = checkPassengers(passengers, {
    today: portDate(now),
    departs: portDate(sailing.departsAt),
    returns: portDate(sailing.returnsAt),
  });
  if (problems.length === 0) return;
  throw new AppError(
    'booking.passengers',
    {},
    problems.map(({ index, field, id, values }) => ({ field: `passengers.${index}.${field}`, id, values })),
  );
}

/** Throws for a reference code nobody has; the house's own is known to all. */
export async function requireReferrers(
  db: Db,
  passengers: readonly KnownPassenger[],
  houseCode: string,
): Promise<void> {
  const codes = passengers.map((one) => one.referrer).filter((code) => code !== houseCode);
  if (codes.length > 0) refuseUnknownCodes(passengers, houseCode, await findReferrers(db, codes));
}

/** The same where the codes that are known have been read. */
export function refuseUnknownCodes(
  passengers: readonly KnownPassenger[],
  houseCode: string,
  known: ReadonlySet<string>,
): void {
  const index = passengers.findIndex((one) => one.referrer !== houseCode && !known.has(one.referrer));
  const code = passengers[index]?.referrer;
  if (code)
    throw new AppError('booking.referrer', { code }, [
      { field: `passengers.${index}.referrer`, id: 'error.booking.referrer', values: { code } },
    ]);
}

function passengerError(index: number, field: string, id: string, values: Record<string, string>): AppError {
  return new AppError('booking.passengers', {}, [{ field: `passengers.${index}.${field}`, id, values }]);
}
