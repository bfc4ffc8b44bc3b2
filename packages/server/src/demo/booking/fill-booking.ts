import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { readBookingSettings } from '../../modules/booking/booking-settings.ts';
import { keepDocument } from '../../modules/customers/index.ts';
import { readAvailability } from '../../modules/sailings/index.ts';
import { readSettings } from '../../modules/settings/index.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { demoChild } from '../customers/fill-customers.ts';
import { insertCrowd } from '../customers/insert-crowd.ts';
import type { Chance } from '../random.ts';
import { lastSeason } from '../sailings/fill-sailings.ts';
import type { BalanceMove } from '../wallet/fill-wallet.ts';
import type { DemoSailing } from './course.ts';
import { insertMoney } from './insert-money.ts';
import { insertPlanned } from './insert-planned.ts';
import { type DemoParty, peopleMaker } from './people.ts';
import { orderPlanner, type DemoBuyer } from './plan-orders.ts';
import { playLastYear } from './play-last-year.ts';
import { type DemoCast, type DemoCustomer, playScene } from './play-scene.ts';

const crowdSize = 450;
/** Of them so many were customers a year ago already. */
const earlyCustomers = 150;
const daysBack = 30;
const daysAhead = 60;
const confirmations = 12;

/**
 * Some three thousand orders of every status over the demo's sailings, several hundred of a year ago, and the customers who
 * made them. Gives what moved balances.
 */
export async function fillBooking(
  platform: Platform,
  tx: Tx,
  chance: Chance,
  passwordHash: string,
): Promise<BalanceMove[]> {
  const now = platform.clock();
  const today = portDate(now);
  const settings = await readBookingSettings(tx);
  const span = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) };
  const sailings = await readSailings(tx, span, now);
  if (sailings.length === 0) return [];
  const people = peopleMaker(chance, today);
  const accounts = await findAccounts(tx);
  const house = settings.houseCode;
  const rules = { holdMinutes: settings.holdMinutes, tiers: settings.refundTiers };
  const planner = orderPlanner(chance, rules);
  const parties = Array.from({ length: crowdSize }, () => people.party());
  const cast: Omit<DemoCast, 'customer' | 'sailings'> = {
    crowd: await makeCrowd(platform, tx, parties, { passwordHash, now, house, chance }),
    agents: [
      agent(accounts.get('superagent'), 'Lim Wei Sheng', 'LIMWS'),
      agent(accounts.get('agent'), 'Nurul Aisyah binti Rahman', 'AISYAH'),
    ],
    counter: {
      channel: 'counter',
      accountId: null,
      soldBy: accounts.get('frontdesk') ?? null,
      name: null,
      referrer: house,
      methods: ['cash', 'cash', 'cash', 'creditCard'],
    },
    now,
    holdMinutes: settings.holdMinutes,
  };
  const customer = {
    buyer: siteBuyer(accounts.get('customer'), 'Tan Mei Ling', house),
    party: customerFamily(today),
  };
  playScene(chance, planner, people, { ...cast, sailings, customer });
  const before = await readSailings(tx, lastSeason(today), now);
  const lastYear = orderPlanner(chance, rules);
  const early = cast.crowd.slice(0, earlyCustomers);
  playLastYear(chance, lastYear, today, { ...cast, crowd: early, sailings: before });
  const orders = [...planner.orders, ...lastYear.orders].toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  );
  const keptDays = (await readSettings(tx, 'privacy.idNumberDays'))['privacy.idNumberDays'];
  const forgottenBefore = addDays(today, -keptDays);
  const ids = await insertPlanned(tx, orders, {
    keep: ({ idType, idNumber }, { date }) => {
      const kept = keepDocument(platform.secrets, idType, idNumber);
      return date < forgottenBefore ? { sealed: null, fingerprint: null, ending: kept.ending } : kept;
    },
    refundTiers: settings.refundTiers,
    noShowPercent: settings.noShowPercent,
  });
  const moves = await insertMoney(tx, orders, ids, accounts.get('finance') ?? null);
  // Where mails can be sent, the demo's people, who do not exist, are not written to.
  if (!platform.mailer) await confirmSome(tx, now);
  return moves;
}

async function readSailings(
  tx: Tx,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<DemoSailing[]> {
  const types = Map.groupBy(await readAvailability(tx, { from, to }, now), (type) => type.sailingId);
  const rows = await tx
    .selectFrom('sailings')
    .select(['id', 'shipId', 'date', 'slot', 'departsAt', 'returnsAt', 'peak', 'status'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('departsAt')
    .orderBy('shipId')
    .execute();
  return rows.map((row) => ({ ...row, types: types.get(row.id) ?? [] }));
}

async function findAccounts(tx: Tx): Promise<Map<string, number>> {
  const names = ['superagent', 'agent', 'customer', 'frontdesk', 'finance'];
  const rows = await tx
    .selectFrom('accounts')
    .select(['id', 'username'])
    .where('username', 'in', names)
    .execute();
  return new Map(rows.map((row) => [row.username, row.id]));
}

async function makeCrowd(
  { secrets }: Platform,
  tx: Tx,
  parties: readonly DemoParty[],
  { passwordHash, now, house, chance }: { passwordHash: string; now: Date; house: string; chance: Chance },
): Promise<DemoCustomer[]> {
  const holders = parties.flatMap(({ adults }) => adults.slice(0, 1));
  const accounts = await insertCrowd(tx, secrets, passwordHash, {
    people: holders,
    registeredAt: (index) => {
      const [least, most] = index < earlyCustomers ? [430, 800] : [61, 360];
      return new Date(now.getTime() - chance.between(least, most) * 86_400_000);
    },
  });
  return parties.map((party, index) => {
    const account = accounts[index];
    return { buyer: siteBuyer(account?.id, party.adults[0]?.name ?? '', house), party };
  });
}

function siteBuyer(accountId: number | undefined, name: string, referrer: string): DemoBuyer {
  return {
    channel: 'site',
    accountId: accountId ?? null,
    soldBy: null,
    name,
    referrer,
    methods: ['creditCard', 'creditCard', 'bank', 'online', 'alipay', 'wechat', 'cash'],
  };
}

function agent(accountId: number | undefined, name: string, referrer: string): DemoBuyer {
  return { ...siteBuyer(accountId, name, referrer), methods: ['balance', 'balance', 'balance', 'bank'] };
}

/** The newest orders to come of people who can be written to are confirmed by mail, so that there are mails to read. */
async function confirmSome(tx: Tx, now: Date): Promise<void> {
  const coming = await tx
    .selectFrom('orders')
    .innerJoin('sailings', 'sailings.id', 'orders.sailingId')
    .innerJoin('customers', 'customers.accountId', 'orders.accountId')
    .select('orders.id')
    .where('orders.status', '=', 'paid')
    .where('sailings.departsAt', '>', now)
    .where('customers.email', 'is not', null)
    .orderBy('orders.id', 'desc')
    .limit(confirmations)
    .execute();
  for (const { id } of coming) await putInOutbox(tx, 'order.paid', { orderId: id });
}

/** The demo customer and those she keeps for the next time. */
const customerFamily = (today: string): DemoParty => ({
  adults: [
    {
      name: 'Tan Mei Ling',
      gender: 'female',
      idType: 'idCard',
      idNumber: '921123085546',
      passportExpiry: null,
      nationality: 'MY',
      birthDate: '1992-11-23',
      phone: '+60123450103',
      email: 'customer@gangway.example',
    },
    {
      name: 'Wong Jia Hao',
      gender: 'male',
      idType: 'idCard',
      idNumber: '900718105533',
      passportExpiry: null,
      nationality: 'MY',
      birthDate: '1990-07-18',
      phone: '+60123450104',
      email: null,
    },
  ],
  children: [
    {
      name: 'Wong Xin Yi',
      gender: 'female',
      idType: 'passport',
      idNumber: 'A51230987',
      nationality: 'MY',
      phone: '+60123450103',
      email: null,
      ...demoChild(today),
    },
  ],
});
