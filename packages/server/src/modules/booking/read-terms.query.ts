import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { activeCodes } from '../customers/index.ts';
import { readOfferAnd, type TypeOnSailing } from '../sailings/index.ts';
import { storedSettings } from '../settings/index.ts';
import { balanceOf } from '../wallet/index.ts';
import { type BookingSettings, bookingSettingKeys, bookingSettingsOf } from './booking-settings.ts';

/** What an order of a type on a sailing would be made under. */
interface OrderTerms {
  type: TypeOnSailing;
  settings: BookingSettings;
  /** Those of the reference codes that an agent has who may sell. */
  knownCodes: ReadonlySet<string>;
  balanceSen: number;
}

/**
 * All that must be known before places are taken, in one statement: on the way of every order each further one costs as much
 * as the work it does. Undefined where there is no such sailing or type.
 */
export async function readTerms(
  db: Db,
  wish: { sailingId: number; roomTypeId: number; codes: readonly string[]; accountId: number | null },
  now: Date,
): Promise<OrderTerms | undefined> {
  const { codes, accountId } = wish;
  const found = await readOfferAnd(
    db,
    wish,
    now,
    sql<Also>`json_build_object('settings', ${storedSettings(bookingSettingKeys)}, 'codes', ${activeCodes(codes)},
      'balanceSen', ${balanceOf(accountId)})`,
  );
  if (!found) return undefined;
  const { type, also } = found;
  return {
    type,
    settings: bookingSettingsOf(also.settings),
    knownCodes: new Set(also.codes),
    balanceSen: also.balanceSen ?? 0,
  };
}

interface Also {
  settings: Record<string, string> | null;
  codes: string[] | null;
  balanceSen: number | null;
}
