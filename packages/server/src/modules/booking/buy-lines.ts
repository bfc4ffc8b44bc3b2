import { createHash } from 'node:crypto';
import type { CheckoutAnswer, LineOutcome, Order } from '@gangway/contract/booking/schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { describeFields } from '../../platform/messages/describe-fields.ts';
import { translate } from '../../platform/messages/translate.ts';
import type { Platform } from '../../platform/platform.ts';
import { createTurns } from '../../platform/take-turns.ts';
import { createOrder } from './create-order.ts';
import type { KnownLine } from './known-passengers.ts';
import { presentOrder, selectOrders } from './orders.queries.ts';
import type { OrderWish } from './prepare-order.ts';
import { codeOfHash } from './random-code.ts';

/** What one line asks for; reading it may fail like anything else about the line. */
export interface CheckoutLine {
  /** Tells a repeated line from another one under the same key. */
  content: string;
  read(): Promise<KnownLine & Pick<OrderWish, 'cartLine'>>;
}

/** What holds for all lines of a purchase. */
export type Terms = Pick<
  OrderWish,
  | 'channel'
  | 'accountId'
  | 'soldBy'
  | 'customerName'
  | 'method'
  | 'complimentaryReason'
  | 'givenBy'
  | 'giftLimit'
  | 'addressKey'
>;

/**
 * Turns lines into orders under one group number. Each succeeds or fails by itself, and a line that has made its order
 * before answers with that order: a double click, a lost answer and a retry never make a second set.
 */
export async function buyLines(
  platform: Platform,
  wish: { accountId: number; key: string },
  lines: readonly CheckoutLine[],
  terms: Terms,
  locale: Locale,
): Promise<CheckoutAnswer> {
  const groupNo = groupNoOf(wish);
  const outcomes: LineOutcome[] = [];
  for (const [index, line] of lines.entries())
    outcomes.push(await buyLine(platform, { ...wish, line: index, groupNo }, line, terms, locale));
  const success = outcomes.filter((outcome) => outcome.ok).length;
  const total = outcomes.length;
  return {
    groupNo,
    success,
    total,
    message: summary(locale, success, total),
    lines: outcomes,
    now: platform.clock().toISOString(),
  };
}

async function buyLine(
  platform: Platform,
  wish: { accountId: number; key: string; line: number; groupNo: string },
  line: CheckoutLine,
  terms: Terms,
  locale: Locale,
): Promise<LineOutcome> {
  const { groupNo, ...place } = wish;
  const fingerprint = platform.secrets.fingerprint('checkout', line.content);
  const made = { ...place, fingerprint };
  try {
    const order = await makeOnce(platform, made, async () => {
      const asked = await line.read();
      return createInTurn(platform, { ...terms, ...asked, checkout: made, groupNo });
    });
    return { ok: true, order };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return {
      ok: false,
      reason: error.reason,
      message: translate(locale, `error.${error.reason}`, error.params),
      fields: describeFields(error.fields, locale),
    };
  }
}

/**
 * A new order, or the one this wish has made before. Buying is tried first, for that is the rule: a repeated wish is turned
 * away by what it took itself, or by the constraint beneath, and then finds its order.
 */
async function makeOnce(
  platform: Platform,
  made: OrderWish['checkout'],
  make: () => Promise<Order>,
): Promise<Order> {
  try {
    return await make();
  } catch (error) {
    const before = error instanceof AppError ? await findCheckoutOrder(platform, made) : null;
    if (before) return before;
    throw error;
  }
}

/** Of each process by its connections: tests run several in one. */
const turns = new WeakMap<Db, ReturnType<typeof createTurns>>();

/**
 * One buyer's wishes for one sailing go one after the other, so that nobody stands in the line at its counters a hundred times. Who had to
 * wait for an own wish looks first whether it was the same.
 */
function createInTurn(platform: Platform, wish: OrderWish): Promise<Order> {
  const { db } = platform;
  const { checkout, sailingId } = wish;
  const inTurn = turns.get(db) ?? createTurns(platform.patienceMs);
  turns.set(db, inTurn);
  return inTurn(`${checkout.accountId} ${sailingId}`, async (hasWaited) => {
    const before = hasWaited ? await findCheckoutOrder(platform, checkout) : null;
    return before ?? createOrder(platform, wish);
  });
}

/** The order a line of a wish to buy has made already, or null. The same key with other content is refused. */
async function findCheckoutOrder({ db }: Platform, checkout: OrderWish['checkout']): Promise<Order | null> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'checkoutFingerprint'])
    .where('checkoutAccountId', '=', checkout.accountId)
    .where('checkoutKey', '=', checkout.key)
    .where('checkoutLine', '=', checkout.line)
    .executeTakeFirst();
  if (!row) return null;
  if (row.checkoutFingerprint !== checkout.fingerprint) throw new AppError('booking.keyReused');
  return presentOrder(await selectOrders(db).where('orders.id', '=', row.id).executeTakeFirstOrThrow());
}

/** The same wish has the same group number, whichever process it reaches. */
function groupNoOf({ accountId, key }: { accountId: number; key: string }): string {
  const hash = createHash('sha256').update(`${accountId} ${key}`).digest();
  return `GR${codeOfHash(hash, 10)}`;
}

function summary(locale: Locale, success: number, total: number): string {
  if (success === total) return translate(locale, 'checkout.all');
  return success === 0
    ? translate(locale, 'checkout.failed')
    : translate(locale, 'checkout.partial', { success, total });
}
