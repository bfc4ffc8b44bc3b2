import { Kysely } from 'kysely';
import { type NewOrder, takePlaces } from '../packages/server/src/modules/booking/take-places.ts';
import type { Tables } from '../packages/server/src/platform/database/tables.ts';
import { farAhead } from '../packages/server/test/days.ts';
import { shownNames } from '../packages/server/test/shown-names.ts';
import { writingOnly } from '../packages/server/test/writing-only.ts';
import type { OrderGround } from './fill-orders.ts';

export interface BareOptions {
  isHot: boolean;
  /** Looks at what the buyer holds already, as the product does for customers; nobody is refused by it. */
  limited: boolean;
}

/**
 * The statement that makes an order, as the product itself writes it, turned into a script for pgbench: what differs from
 * order to order is drawn by pgbench, everything else stands in it as it is.
 */
export async function bareBooking(
  ground: OrderGround,
  accountId: number,
  { isHot, limited }: BareOptions,
): Promise<string> {
  const { text, values } = await statement(ground, accountId, limited);
  const { hotSailingId, firstSailingId } = ground.aside;
  const sailing = isHot ? String(hotSailingId) : `(${firstSailingId} + :sailing)`;
  const body = text.replace(/\$(\d+)/g, (_, place: string) => expression(values[Number(place) - 1], sailing));
  return [
    '\\set n random(1, 9000000000000000)',
    `\\set sailing random(0, ${ground.sailings - 1})`,
    `\\set buyer random(1, ${buyers})`,
    `${body.replaceAll('\n', ' ')};`,
    '',
  ].join('\n');
}

const sailingMark = -4711;
const buyerMark = -4712;
/** So many that hardly two at once are the same, which would wait for each other. Nobody has an account of that number. */
const buyers = 1_000_000_000;
const unlimited = 1_000_000_000;
const numberMark = '@n';

async function statement(
  ground: OrderGround,
  accountId: number,
  limited: boolean,
): Promise<{ text: string; values: unknown[] }> {
  const seen: { text: string; values: unknown[] }[] = [];
  const db = new Kysely<Tables>({
    dialect: writingOnly,
    log: ({ query }) => void seen.push({ text: query.sql, values: [...query.parameters] }),
  });
  // Nothing answers, which is no concern here: only the text is wanted.
  await takePlaces(db, sampleOrder(ground, accountId, limited), new Date()).catch(() => null);
  const [first] = seen;
  if (!first) throw new Error('the product wrote no statement');
  return first;
}

function sampleOrder({ roomTypeId, priceSen }: OrderGround, accountId: number, limited: boolean): NewOrder {
  const ticket = (position: number) => ({
    position,
    serial: `B${numberMark}-${position}`,
    name: 'Somebody Somewhere',
    gender: 'female' as const,
    idType: 'passport' as const,
    idSealed: `v1.${'x'.repeat(16)}.${'y'.repeat(34)}`,
    idFingerprint: `${'z'.repeat(24)}${numberMark}-${position}`,
    idEnding: '0000',
    passportExpiry: farAhead,
    nationality: 'SG' as const,
    birthDate: '1990-05-05',
    phone: '+6581234567',
    email: null,
    dueDate: null,
    referrer: 'GANGWAY',
    priceSen,
    remarks: '',
  });
  return {
    orderNo: `BARE${numberMark}`,
    groupNo: `GROUP${numberMark}`,
    channel: 'site',
    accountId,
    soldBy: null,
    checkout: { accountId, key: `uuid${numberMark}`, line: 0, fingerprint: 'f'.repeat(43) },
    customerName: 'Somebody Somewhere',
    sailingId: sailingMark,
    roomTypeId,
    bed: null,
    units: 2,
    referrer: 'GANGWAY',
    method: 'cash',
    totalSen: 2 * priceSen,
    nonRefundable: false,
    refundTiers: [{ fromDays: 0, percent: 100 }],
    noShowPercent: 100,
    peak: false,
    complimentaryReason: '',
    givenBy: null,
    givenSen: 0,
    giftLimit: null,
    holdExpiresAt: new Date(Date.now() + 7_200_000),
    cartLine: null,
    tickets: [ticket(0), ticket(1)],
    limit: 1_000_000_000,
    capacity: 1_000_000_000,
    caps: limited ? caps : null,
    edition: 0,
    names: shownNames,
  };
}

const caps = {
  accountId: buyerMark,
  addressKey: `address${numberMark}`,
  perSailing: unlimited,
  perAccount: unlimited,
  perAgent: unlimited,
  perAddress: unlimited,
  lapsedPerDay: unlimited,
};

function expression(value: unknown, sailing: string): string {
  if (value === null) return 'null';
  if (value === sailingMark) return sailing;
  if (value === buyerMark) return '(1000000000 + :buyer)';
  if (value instanceof Date) return `to_timestamp(${value.getTime() / 1000})`;
  if (Array.isArray(value)) return `array[${value.map((one) => expression(one, sailing)).join(', ')}]`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') throw new Error('a parameter pgbench cannot be told');
  // pgbench takes a colon before a word for one of its variables.
  const text = `('${value.replaceAll("'", "''").replace(/:(?=\w)/g, "' || chr(58) || '")}')`;
  if (value === `uuid${numberMark}`) return `md5(:n::text)`;
  return text.includes(numberMark) ? `replace(${text}, '${numberMark}', :n::text)` : text;
}
