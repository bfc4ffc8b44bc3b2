import { forecastTurnover, type TypeNeed } from '@gangway/contract/housekeeping/forecast-turnover.ts';
import { compareNumbers } from '@gangway/contract/housekeeping/rank-rooms.ts';
import type {
  HousedSailing,
  RoomCard,
  TurnoverBoard,
  TurnoverRoom,
} from '@gangway/contract/housekeeping/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { readSettings } from '../settings/index.ts';
import { cleanersOf, type Cleaned, readCleaned } from './cleaned.query.ts';
import { readHousedSailings } from './housed-sailing.ts';
import { getShip } from './overview.query.ts';
import { readRoomCards } from './room-cards.query.ts';
import { readSold, type SoldType } from './sold-types.query.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** What must be cleaned on a ship before its next sailing, in which order, and whether it will be in time. */
export async function readTurnover(
  db: Db,
  shipId: number,
  caller: Caller,
  now: Date,
): Promise<TurnoverBoard> {
  const [ship, { from, next }, settings, cards] = await Promise.all([
    getShip(db, shipId),
    readSailings(db, shipId, now),
    readSettings(db, 'housekeeping.readyMinutes', 'housekeeping.minutesPerRoom', 'housekeeping.cleaners'),
    readRoomCards(db, sql`r.ship_id = ${shipId}`, caller),
  ]);
  // What was cleaned since the last sailing left, or after its guests: it may have left before its time.
  const since = from ? new Date(from.departsAt) : new Date(now.getTime() - day);
  const seenFrom = new Date(Math.min(since.getTime(), now.getTime()) - day);
  const [cleaned, sold] = await Promise.all([
    readCleaned(db, shipId, seenFrom),
    readSold(db, shipId, next?.id ?? null),
  ]);
  const thisTime = cleaned.filter(({ doneAt, sailingId }) => doneAt >= since || sailingId === from?.id);
  const needs = needsOf(cards, sold, next);
  const neededAt =
    next && new Date(Date.parse(next.departsAt) - settings['housekeeping.readyMinutes'] * minute);
  const forecast = forecastTurnover(needs, {
    cleanedAt: cleaned.map(({ doneAt }) => doneAt),
    assumedPerHour: (60 * settings['housekeeping.cleaners']) / settings['housekeeping.minutesPerRoom'],
    now,
    neededAt: neededAt ?? now,
    leftAt: from?.status === 'departed' ? new Date(from.returnsAt) : now,
  });
  const turns = turnsOf(cards, forecast.types, next);
  return {
    ship,
    from,
    next,
    neededAt: neededAt?.toISOString() ?? null,
    readAt: now.toISOString(),
    rooms: cards.map((room) => presentRoom(room, turns, thisTime)),
    types: forecast.types.flatMap(({ roomTypeId, readyAt, ...counts }) => {
      const type = sold.find(({ id }) => id === roomTypeId);
      if (!type) return [];
      const { id, code, name } = type;
      return [{ ...counts, roomType: { id, code, name }, readyAt: readyAt?.toISOString() ?? null }];
    }),
    perHour: forecast.perHour,
    isMeasured: forecast.isMeasured,
    readyAt: forecast.readyAt?.toISOString() ?? null,
    cleaners: cleanersOf(thisTime),
  };
}

/** The last that left, and the first that has not; one that nobody told to leave and that would be back by now is none. */
async function readSailings(db: Db, shipId: number, now: Date) {
  const sailings = await readHousedSailings(
    db,
    sql`s.id in (
      (select id from sailings where ship_id = ${shipId} and status in ('departed', 'returned')
        order by departs_at desc limit 1)
      union all
      (select id from sailings where ship_id = ${shipId} and status in ('scheduled', 'boarding', 'ready')
          and returns_at > ${now} order by departs_at limit 1))`,
  );
  return {
    from: sailings.find(hasLeft) ?? null,
    next: sailings.find((sailing) => !hasLeft(sailing)) ?? null,
  };
}

function hasLeft({ status }: HousedSailing): boolean {
  return status === 'departed' || status === 'returned';
}

/** Guests of the next sailing who are in already need no room any more, whichever they were given. */
function needsOf(
  cards: readonly RoomCard[],
  sold: readonly SoldType[],
  next: HousedSailing | null,
): TypeNeed[] {
  const needs = sold.map(({ id, sold: units, housed }): TypeNeed => {
    const own = cards.filter(({ roomType }) => roomType.id === id);
    const count = (status: RoomCard['status']) => own.filter((card) => card.status === status).length;
    const others = own.filter((card) => isLivedIn(card, next));
    return {
      roomTypeId: id,
      sold: units,
      clean: count('available') + housed,
      dirty: count('dirty'),
      occupied: others.length,
    };
  });
  // Types that lack most come first; `toSorted` keeps the order of the house among equals.
  return needs.toSorted((a, b) => lacking(b) - lacking(a));
}

function lacking({ sold, clean }: TypeNeed): number {
  return Math.max(0, sold - clean);
}

/** By guests who leave before the next sailing. */
function isLivedIn({ status, stay }: RoomCard, next: HousedSailing | null): boolean {
  return status === 'occupied' && stay?.sailingId !== next?.id;
}

/** Which rooms are needed, and in which order: of each type those that are nearest to being clean, then by number. */
function turnsOf(
  cards: readonly RoomCard[],
  types: readonly { roomTypeId: number; toClean: number }[],
  next: HousedSailing | null,
): Map<number, number> {
  if (!next) return new Map();
  const needed = types.flatMap(({ roomTypeId, toClean }) =>
    cards
      .filter((card) => card.roomType.id === roomTypeId)
      .filter((card) => card.status === 'dirty' || isLivedIn(card, next))
      .toSorted((a, b) => distance(a) - distance(b) || compareNumbers(a.number, b.number))
      .slice(0, toClean),
  );
  return new Map(needed.map(({ id }, index) => [id, index + 1]));
}

/** How far a room is from being clean. */
function distance({ status, cleaning }: RoomCard): number {
  if (status !== 'dirty') return 2;
  return cleaning?.startedAt ? 0 : 1;
}

function presentRoom(room: RoomCard, turns: Map<number, number>, cleaned: readonly Cleaned[]): TurnoverRoom {
  const last = room.status === 'available' ? cleaned.findLast(({ roomId }) => roomId === room.id) : undefined;
  return {
    room,
    state: stateOf(room),
    turn: turns.get(room.id) ?? null,
    cleaned: last ? { at: last.doneAt.toISOString(), by: last.by, minutes: last.minutes } : null,
  };
}

function stateOf({ status, cleaning }: RoomCard): TurnoverRoom['state'] {
  if (status === 'available') return 'cleaned';
  if (status !== 'dirty') return status;
  return cleaning?.startedAt ? 'cleaning' : 'toClean';
}
