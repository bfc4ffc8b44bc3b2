import { askTogetherOf } from '../../platform/ask-together.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { written } from '../../platform/database/written.ts';
import { type FoundOffer, type OfferChoice, presentOffer, type TypeOnSailing } from '../sailings/index.ts';
import { type BookingSettings, bookingSettingKeys, bookingSettingsOf } from './booking-settings.ts';
import type { ShownNames } from './new-order.ts';

/** What an order of a type on a sailing would be made under. */
interface OrderTerms {
  type: TypeOnSailing;
  settings: BookingSettings;
  /** Those of the reference codes, of whoever asked for them, that an agent has who may sell. */
  knownCodes: ReadonlySet<string>;
  /** What is left to whoever pays from a balance. */
  balanceSen: number;
  names: ShownNames;
}

interface Wish extends OfferChoice {
  codes: readonly string[];
  /** Whose balance pays; null for every other way. */
  payerId: number | null;
}

/**
 * All that must be known before places are taken, in one statement for everybody who buys at the same moment: on the way of every
 * order each further one costs as much as the work it does. Undefined where there is no such sailing or type.
 */
export function readTerms(
  db: Db,
  { sailingId, roomTypeId, codes, payerId }: Wish,
  now: Date,
): Promise<OrderTerms | undefined> {
  return readTogether(db, { sailingId, roomTypeId, codes, payerId, now });
}

type Asked = Wish & { now: Date };

/** More than so many are asked for in another statement, over another connection. */
const readTogether = askTogetherOf(readAll, 16);

/** In a crowd most want the same: each type on each sailing is looked at once, when the last of them came. */
async function readAll(db: Db, wishes: readonly Asked[]): Promise<Map<Asked, OrderTerms>> {
  const choices = [...new Map(wishes.map((wish) => [nameOf(wish), wish])).values()];
  const payers = wishes.flatMap(({ payerId }) => payerId ?? []);
  const codes = [...new Set(wishes.flatMap((wish) => wish.codes))];
  const latest = new Date(Math.max(...wishes.map(({ now }) => now.getTime())));
  const { rows } = await db.executeQuery(written<{ terms: FoundTerms }>`
    select order_terms(${choices.map((one) => one.sailingId)}::bigint[], ${choices.map((one) => one.roomTypeId)}::bigint[],
      ${latest}::timestamptz, ${payers}::bigint[], ${codes}::text[], ${bookingSettingKeys}::text[]) as terms`);
  const [{ terms } = { terms: null }] = rows;
  if (!terms) throw new Error('the terms of an order were asked for and not answered');
  const settings = bookingSettingsOf(terms.settings);
  const knownCodes = new Set(terms.codes);
  const offers = new Map(terms.offers?.map((offer) => [nameOf(offer), offer]));
  return new Map(
    wishes.flatMap((wish) => {
      const offer = offers.get(nameOf(wish));
      if (!offer) return [];
      const type = presentOffer(offer, wish.now);
      const balanceSen = terms.balances?.[wish.payerId ?? ''] ?? 0;
      return [[wish, { type, settings, knownCodes, balanceSen, names: namesOf(offer, type) }] as const];
    }),
  );
}

const nameOf = ({ sailingId, roomTypeId }: OfferChoice) => `${sailingId} ${roomTypeId}`;

function namesOf(offer: FoundOffer, { date, slot, departsAt, returnsAt, kind }: TypeOnSailing): ShownNames {
  return {
    date,
    slot,
    departsAt,
    returnsAt,
    sailingStatus: offer.status,
    shipName: offer.shipName,
    fromPortEn: offer.fromPortEn,
    fromPortZh: offer.fromPortZh,
    destinationEn: offer.destinationEn,
    destinationZh: offer.destinationZh,
    roomTypeCode: offer.roomTypeCode,
    roomTypeKind: kind,
    roomTypeNameEn: offer.roomTypeNameEn,
    roomTypeNameZh: offer.roomTypeNameZh,
    roomTypeHasWindow: offer.roomTypeHasWindow,
  };
}

/** What `order_terms` answers. Nothing stored and nothing found are null. */
interface FoundTerms {
  settings: Record<string, string> | null;
  codes: string[];
  balances: Record<string, number> | null;
  offers: FoundOffer[] | null;
}
