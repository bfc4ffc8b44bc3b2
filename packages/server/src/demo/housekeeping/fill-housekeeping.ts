import { sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';
import { insertKnownRows, insertRows } from '../insert-rows.ts';
import { type Chance, uuid } from '../random.ts';
import { type HousedVoyage, type PlannedStay, planStays } from './plan-stays.ts';
import { type KeptRoom, type PlannedCleaning, roomKeeper } from './room-keeper.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Rooms that are out of service, or were for some days. */
const outages = [
  { number: '4214', reason: 'Air conditioning leaks; a part is on its way', from: 50 * hour, to: null },
  { number: '3112', reason: 'The lock of the door is to be replaced', from: 9 * hour, to: null },
  { number: '5016', reason: 'New carpet', from: 12 * 24 * hour, to: 9 * 24 * hour },
];
/** Who was and is in which room, what was cleaned by whom, and what is to be done before the next sailing. */
export async function fillHousekeeping(tx: Tx, chance: Chance, at: Date): Promise<void> {
  const now = at.getTime();
  const rooms = await readRooms(tx);
  const voyages = await readVoyages(tx, now);
  if (voyages.length === 0) return;
  const staff = await findStaff(tx);
  const keeper = roomKeeper(
    chance,
    rooms.filter((room) => !outages.some(({ number }) => number === room.number)),
    now,
  );
  const stays = planStays(chance, voyages, keeper, now);
  keeper.soil(await roomsWanted(tx, rooms), now - 100 * minute);
  const ids = await insertStays(tx, chance, stays, staff);
  await insertCleanings(tx, chance, keeper.cleanings, { stays, ids, staff });
  await insertOutages(tx, rooms, staff, now);
  await setStatuses(tx);
}

/**
 * The rooms of the two types that the sailing that boards wants most, but for one of each: they wait for a thorough cleaning, so
 * that there is something to do before it leaves.
 */
async function roomsWanted(tx: Tx, rooms: readonly KeptRoom[]): Promise<number[]> {
  const { rows } = await sql<{ shipId: number; roomTypeId: number }>`
    select s.ship_id, o.room_type_id from orders o join sailings s on s.id = o.sailing_id
     where s.status = 'boarding' and o.status = 'paid'
       and not exists (select from tickets t where t.order_id = o.id and t.boarded_at is not null)`.execute(
    tx,
  );
  const types = [...Map.groupBy(rooms, ({ shipId, roomTypeId }) => `${shipId} ${roomTypeId}`).values()];
  const share = ([first, ...others]: readonly KeptRoom[]) =>
    (rows.filter((row) => row.shipId === first?.shipId && row.roomTypeId === first.roomTypeId).length - 1) /
    (others.length + 1);
  const wanted = types.toSorted((one, other) => share(other) - share(one)).slice(0, 2);
  return wanted.flatMap((type) => type.slice(1).map(({ id }) => id));
}

interface Staff {
  desk: number;
  keeper: number;
  helper: number;
}

async function findStaff(tx: Tx): Promise<Staff> {
  const accounts = await tx
    .selectFrom('accounts')
    .select(['id', 'username'])
    .where('username', 'in', ['frontdesk', 'housekeeping', 'editor'])
    .execute();
  const idOf = (username: string) => accounts.find((account) => account.username === username)?.id ?? 0;
  return { desk: idOf('frontdesk'), keeper: idOf('housekeeping'), helper: idOf('editor') };
}

function readRooms(tx: Tx): Promise<(KeptRoom & { number: string })[]> {
  return tx
    .selectFrom('rooms')
    .innerJoin('roomTypes', 'roomTypes.id', 'rooms.roomTypeId')
    .select(['rooms.id', 'rooms.shipId', 'rooms.roomTypeId', 'rooms.number', 'roomTypes.maxOccupancy'])
    .orderBy('rooms.id')
    .execute();
}

/** The sailings that have boarded, from the first on, with the orders of cabins somebody came for. */
async function readVoyages(tx: Tx, now: number): Promise<HousedVoyage[]> {
  const sailings = await tx
    .selectFrom('sailings')
    .select(['id', 'shipId', 'status', 'returnsAt'])
    .where('status', 'in', ['boarding', 'departed', 'returned'])
    .orderBy('departsAt')
    .orderBy('id')
    .execute();
  const tickets = await tx
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.orderId')
    .innerJoin('roomTypes', 'roomTypes.id', 'orders.roomTypeId')
    .select(['tickets.id as ticketId', 'tickets.orderId', 'tickets.boardedAt', 'orders.sailingId'])
    .select(['orders.roomTypeId', 'orders.people'])
    .where('roomTypes.kind', '=', 'cabin')
    .where('tickets.boardedAt', 'is not', null)
    .where('orders.status', 'in', ['paid', 'completed'])
    .orderBy('tickets.id')
    .execute();
  const bySailing = Map.groupBy(tickets, ({ sailingId }) => sailingId);
  return sailings.map(({ returnsAt, ...sailing }) => {
    const orders = Map.groupBy(bySailing.get(sailing.id) ?? [], ({ orderId }) => orderId);
    const last = sailings.findLast(
      ({ shipId, status }) => shipId === sailing.shipId && status === 'returned',
    );
    const isToday = returnsAt.getTime() > now - 24 * hour;
    return {
      ...sailing,
      returnsAt: returnsAt.getTime(),
      isLast: isToday && last?.id === sailing.id,
      parties: [...orders].map(([orderId, guests]) => ({
        orderId,
        roomTypeId: guests[0]?.roomTypeId ?? 0,
        people: guests[0]?.people ?? 0,
        guests: guests.map(({ ticketId, boardedAt }) => ({ ticketId, boardedAt: boardedAt?.getTime() ?? 0 })),
      })),
    };
  });
}

const moment = (at: number | null) => (at === null ? null : new Date(at));

/** Those who moved come after the rest: their row names the one before. Gives the ids. */
async function insertStays(
  tx: Tx,
  chance: Chance,
  stays: readonly PlannedStay[],
  { desk }: Staff,
): Promise<Map<PlannedStay, number>> {
  const ids = new Map<PlannedStay, number>();
  for (const isMove of [false, true]) {
    const some = stays.filter(({ before }) => (before !== null) === isMove);
    const rows = some.map((stay) => ({
      wishId: uuid(chance),
      orderId: stay.orderId,
      sailingId: stay.sailingId,
      roomId: stay.roomId,
      checkedInAt: moment(stay.checkedInAt),
      checkedInBy: desk,
      checkedOutAt: moment(stay.checkedOutAt),
      checkedOutBy: stay.checkedOutAt === null ? null : desk,
      reason: stay.reason,
      movedFrom: stay.before && ids.get(stay.before),
    }));
    const made = await insertRows(tx, 'stays', rows);
    for (const [index, stay] of some.entries()) ids.set(stay, made[index] ?? 0);
  }
  const guests = stays.flatMap((stay) =>
    stay.guests.map(({ ticketId, arrivedAt }) => ({
      stayId: ids.get(stay),
      ticketId,
      arrivedAt: moment(arrivedAt),
      arrivedBy: desk,
    })),
  );
  await insertKnownRows(tx, 'stayGuests', guests);
  await sql`
    update orders o set room_number = r.number
      from (select distinct on (order_id) order_id, room_id from stays order by order_id, checked_in_at desc) st
      join rooms r on r.id = st.room_id
     where o.id = st.order_id`.execute(tx);
  return ids;
}

async function insertCleanings(
  tx: Tx,
  chance: Chance,
  cleanings: readonly PlannedCleaning[],
  { stays, ids, staff }: { stays: readonly PlannedStay[]; ids: Map<PlannedStay, number>; staff: Staff },
): Promise<void> {
  const left = new Map(stays.map((stay) => [`${stay.roomId} ${stay.checkedOutAt}`, ids.get(stay)]));
  const rows = cleanings.map(({ roomId, dirtyAt, afterStay, startedAt, doneAt }) => {
    const by = chance.chance(0.7) ? staff.keeper : staff.helper;
    return {
      roomId,
      dirtyAt: moment(dirtyAt),
      stayId: afterStay ? left.get(`${roomId} ${dirtyAt}`) : null,
      startedAt: moment(startedAt),
      startedBy: startedAt === null ? null : by,
      doneAt: moment(doneAt),
      doneBy: doneAt === null ? null : by,
      dropped: false,
    };
  });
  await insertKnownRows(tx, 'roomCleanings', rows);
}

async function insertOutages(
  tx: Tx,
  rooms: readonly { id: number; number: string }[],
  { keeper }: Staff,
  now: number,
): Promise<void> {
  for (const { number, reason, from, to } of outages) {
    const roomId = rooms.find((room) => room.number === number)?.id;
    if (roomId === undefined) continue;
    const [since, until] = [new Date(now - from), to === null ? null : new Date(now - to)];
    const endedBy = until && keeper;
    await tx
      .insertInto('roomOutages')
      .values({ roomId, since, reason, startedBy: keeper, until, endedBy })
      .execute();
    // By the same steps as staff take, so that what the database keeps of its service follows.
    const step = (status: 'maintenance' | 'available', updatedAt: Date) =>
      tx.updateTable('rooms').set({ status, updatedAt }).where('id', '=', roomId).execute();
    await step('maintenance', since);
    if (until) await step('available', until);
  }
}

/** Whatever is lived in is occupied, and whatever waits to be cleaned is dirty. */
async function setStatuses(tx: Tx): Promise<void> {
  await sql`
    update rooms r set status = 'occupied', updated_at = st.checked_in_at
      from stays st where st.room_id = r.id and st.checked_out_at is null`.execute(tx);
  await sql`
    update rooms r set status = 'dirty', updated_at = c.dirty_at
      from room_cleanings c where c.room_id = r.id and c.done_at is null and not c.dropped`.execute(tx);
}
