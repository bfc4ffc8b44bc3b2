import { addDays, addMonths, portDate } from '@gangway/contract/core/dates.ts';
import type { ParsedInput } from '@gangway/contract/core/define-call.ts';
import { monthRange } from '@gangway/contract/core/month-range.ts';
import type { publicSailingsCalls } from '@gangway/contract/sailings/public-calls.ts';
import type { PublicSailing } from '@gangway/contract/sailings/schemas.ts';
import { fieldError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/create-database.ts';
import type { KeptAnswers } from '../../platform/http/kept-answers.ts';
import type { KeptBySailing } from '../../platform/http/kept-by-sailing.ts';
import { Seen } from '../../platform/http/kept-values.ts';
import { getPublicCatalogue, type PublicCatalogue } from './public-catalogue.queries.ts';
import {
  lastDayOnSale,
  listSailingsOnSale,
  readSailingsLeft,
  type SailingLeft,
  type SailingOnSale,
  showSailings,
} from './public-sailings.queries.ts';

const routeListDays = 31;
const longestRange = 92;

type RouteListQuery = ParsedInput<typeof publicSailingsCalls.routeList>['query'];
type CalendarQuery = ParsedInput<typeof publicSailingsCalls.monthCalendar>['query'];
type Slot = PublicSailing['slot'];

/** Which sailings are shown, in few forms: whatever finds nothing is null. */
type Wish = { from: string; to: string; slot?: Slot; port?: string; roomTypeId?: number } | null;

/** What everybody may look at, put together from what is kept: no way of asking costs more than the months it is about. */
export class LookAround {
  private readonly db: Db;
  private readonly kept: KeptAnswers;
  private readonly left: KeptBySailing<SailingLeft>;

  constructor(db: Db, kept: KeptAnswers) {
    this.db = db;
    this.kept = kept;
    this.left = kept.bySailing();
  }

  catalogue(seen = new Seen()): Promise<PublicCatalogue> {
    return this.kept.part('catalogue', seen, () => getPublicCatalogue(this.db));
  }

  /** Routes between two dates; what is past or not yet planned is left out, and so is a port from which nothing sails. */
  async wishOfRoutes({ slot, port, ...days }: RouteListQuery, now: Date): Promise<Wish> {
    const today = portDate(now);
    const from = days.from && days.from > today ? days.from : today;
    const to = days.to ?? addDays(from, routeListDays - 1);
    if (to > addDays(from, longestRange))
      throw fieldError('request.invalid', 'to', 'validation.big', { max: addDays(from, longestRange) });
    const { routes } = await this.catalogue();
    if (port && !routes.some(({ fromPort }) => fromPort.en === port)) return null;
    return this.onSale({ from, to, ...(slot && { slot }), ...(port && { port }) }, today);
  }

  async wishOfMonth({ month, slot, roomTypeId }: CalendarQuery, now: Date): Promise<Wish> {
    const { roomTypes } = await this.catalogue();
    if (roomTypeId && !roomTypes.some(({ id }) => id === roomTypeId)) return null;
    return this.onSale(
      { ...monthRange(month), ...(slot && { slot }), ...(roomTypeId && { roomTypeId }) },
      portDate(now),
    );
  }

  private async onSale(wish: NonNullable<Wish>, today: string): Promise<Wish> {
    const last = await this.kept.part(`until from ${today}`, new Seen(), () => lastDayOnSale(this.db, today));
    const from = wish.from > today ? wish.from : today;
    const to = wish.to < last ? wish.to : last;
    return from > to ? null : { ...wish, from, to };
  }

  async routeList(wish: Wish, now: Date, seen: Seen) {
    return { ...(await this.catalogue(seen)), sailings: await this.sailings(wish, now, seen) };
  }

  /** Month by month, one after the other: it takes one connection. */
  async sailings(wish: Wish, now: Date, seen: Seen): Promise<PublicSailing[]> {
    if (!wish) return [];
    const found: PublicSailing[] = [];
    for (const month of monthsOf(wish)) {
      const onSale = await this.kept.part(`sailings of ${month}`, seen, () =>
        listSailingsOnSale(this.db, monthRange(month), now),
      );
      const all = await this.withLeft(onSale, now, seen);
      found.push(...all.filter(({ date }) => date >= wish.from && date <= wish.to));
    }
    const routeIds = wish.port ? await this.routesFrom(wish.port, seen) : null;
    return found.flatMap((sailing) => {
      if (wish.slot && sailing.slot !== wish.slot) return [];
      if (routeIds && !routeIds.has(sailing.routeId)) return [];
      if (!wish.roomTypeId) return [sailing];
      const offers = sailing.offers.filter(({ roomTypeId }) => roomTypeId === wish.roomTypeId);
      return offers.length === 0 ? [] : [{ ...sailing, offers }];
    });
  }

  /** Those of them with something to sell, and what; `seen` is told of all of them. */
  async withLeft(sailings: readonly SailingOnSale[], now: Date, seen: Seen): Promise<PublicSailing[]> {
    const ids = sailings.map(({ id }) => id);
    const left = await this.left.get(ids, seen, (some) => readSailingsLeft(this.db, some, now));
    return showSailings(sailings, left);
  }

  private async routesFrom(port: string, seen: Seen): Promise<Set<number>> {
    const { routes } = await this.catalogue(seen);
    return new Set(routes.filter(({ fromPort }) => fromPort.en === port).map(({ id }) => id));
  }
}

function monthsOf({ from, to }: { from: string; to: string }): string[] {
  const months: string[] = [];
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = addMonths(day, 1)) months.push(day.slice(0, 7));
  return months;
}
