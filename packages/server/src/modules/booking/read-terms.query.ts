import { sql } from 'kysely';
import { askTogether } from '../../platform/ask-together.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { activeCodes } from '../customers/index.ts';
import { type OfferChoice, readOffersAnd, type TypeOnSailing } from '../sailings/index.ts';
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

interface Wish {
  sailingId: number;
  roomTypeId: number;
  codes: readonly string[];
  accountId: number | null;
}

/**
 * All that must be known before places are taken, in one statement for everybody who buys at the same moment: on the way of every
 * order each further one costs as much as the work it does. Undefined where there is no such sailing or type.
 */
export function readTerms(db: Db, wish: Wish, now: Date): Promise<OrderTerms | undefined> {
  const { sailingId, roomTypeId, codes, accountId } = wish;
  const read =
    readers.get(db) ?? askTogether((wishes: readonly Choice[]) => readAll(db, wishes), mostTogether);
  readers.set(db, read);
  return read({ sailingId, roomTypeId, now, besides: { codes, accountId } });
}

type Choice = OfferChoice & { besides: Pick<Wish, 'codes' | 'accountId'> };

const readers = new WeakMap<Db, (wish: Choice) => Promise<OrderTerms | undefined>>();
/** Each number of them is a text of its own. */
const mostTogether = 8;

async function readAll(db: Db, wishes: readonly Choice[]): Promise<Map<Choice, OrderTerms>> {
  const found = await readOffersAnd(
    db,
    wishes,
    sql<Also>`json_build_object('settings', ${storedSettings(bookingSettingKeys)},
      'codes', ${activeCodes(sql`array(select jsonb_array_elements_text(chosen.besides -> 'codes'))`)},
      'balanceSen', ${balanceOf(sql`(chosen.besides ->> 'accountId')::bigint`)})`,
  );
  return new Map(
    wishes.flatMap((wish, place) => {
      const terms = found[place];
      return terms ? [[wish, termsOf(terms.type, terms.also)] as const] : [];
    }),
  );
}

function termsOf(type: TypeOnSailing, { settings, codes, balanceSen }: Also): OrderTerms {
  return {
    type,
    settings: bookingSettingsOf(settings),
    knownCodes: new Set(codes),
    balanceSen: balanceSen ?? 0,
  };
}

interface Also {
  settings: Record<string, string> | null;
  codes: string[] | null;
  balanceSen: number | null;
}
