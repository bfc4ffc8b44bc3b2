import { fieldErrors } from '@gangway/contract/core/field-errors.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { isNewRoomStatus } from '@gangway/contract/fleet/room-states.ts';
import { floorRange, type ImportReport, type Room, saveRoomBody } from '@gangway/contract/fleet/schemas.ts';
import { sql } from 'kysely';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Db, Tx } from '../../platform/database/create-database.ts';
import { breaksConstraint, inTransaction } from '../../platform/database/in-transaction.ts';
import { readSheet, type SheetRow as AnyRow } from '../../platform/excel/read-sheet.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { translate } from '../../platform/messages/translate.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import { tellRoomsChanged } from '../../platform/outbox/tell-rooms-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { lossOf, type RequireUnsold } from './lost-room.ts';
import { columnTitle, readPosition, readStatus, type RoomColumn, roomHeadings } from './rooms-sheet.ts';

const maxRows = 2000;

type SheetRow = AnyRow<RoomColumn>;
type Problem = ImportReport['problems'][number];

export interface ImportRoomsInput {
  file: Buffer;
  write: boolean;
  locale: Locale;
}

/**
 * Reads rooms from a sheet. Every row is checked before one is written, and one bad row means that none is. A status is given
 * to new rooms only: what becomes of one aboard is no matter of a sheet, and a sheet of yesterday says yesterday's.
 */
export async function importRooms(
  { db }: Platform,
  input: ImportRoomsInput,
  actor: Actor,
  requireUnsold: RequireUnsold,
): Promise<ImportReport> {
  const rows = await readSheet(input.file, roomHeadings(input.locale), maxRows);
  return retried(() => writeRooms(db, rows, input, actor, requireUnsold));
}

/** Of two sheets with the same new room the second finds it there, and looks again. */
async function retried<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tries <= 1 || !breaksConstraint(error, 'rooms_number')) throw error;
    return retried(work, tries - 1);
  }
}

async function writeRooms(
  db: Db,
  rows: readonly SheetRow[],
  input: ImportRoomsInput,
  actor: Actor,
  requireUnsold: RequireUnsold,
): Promise<ImportReport> {
  return inTransaction(db, async (tx) => {
    const known = await readKnown(tx, rows, input.write);
    const problems: Problem[] = [];
    const seen = new Set<string>();
    const ready = rows.flatMap((row) => {
      const checked = checkRow(row, known, seen, input.locale);
      if (Array.isArray(checked)) problems.push(...checked);
      return Array.isArray(checked) ? [] : [checked];
    });
    const updated = ready.filter((room) => known.rooms.has(keyOf(room))).length;
    const report = { rows: rows.length, created: ready.length - updated, updated, problems };
    if (!input.write || problems.length > 0 || ready.length === 0) return { ...report, written: false };
    // In one order, whatever that of the sheet: of two at once one waits for the other, and never both.
    const inOrder = ready.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    for (const room of inOrder) await upsert(tx, room, known.rooms.get(keyOf(room)), actor.at);
    await recordAudit(tx, actor, {
      action: 'import',
      entity: 'room',
      entityId: 'sheet',
      after: { rows: ready.length, updated },
    });
    await tellCatalogueChanged(tx);
    await tellRoomsChanged(
      tx,
      ready.map(({ shipId }) => ({ shipId, sailingId: null })),
    );
    const lost = ready.flatMap((room) => lossOf(known.rooms.get(keyOf(room)), room));
    await requireUnsold(tx, lost, actor.at);
    return { ...report, written: true };
  });
}

interface Known {
  ships: Map<string, number>;
  types: Map<string, { id: number; kind: string }>;
  rooms: Map<string, KnownRoom>;
}

type KnownRoom = Pick<Room, 'id' | 'number' | 'shipId' | 'roomTypeId' | 'status'>;

/** The rooms that are named. What is to be written is held as it is read: nobody comes into a room between the two. */
async function readKnown(tx: Tx, rows: readonly SheetRow[], hold: boolean): Promise<Known> {
  const ships = await tx.selectFrom('ships').select(['id', 'name']).execute();
  const types = await tx.selectFrom('roomTypes').select(['id', 'code', 'kind']).execute();
  const read = tx
    .selectFrom('rooms')
    .select(['id', 'shipId', 'number', 'roomTypeId', 'status'])
    .where('shipId', 'in', named(ships, rows))
    .where(sql`lower(number)`, 'in', [...new Set(rows.map(({ cells }) => cells.number.toLowerCase()))])
    .orderBy('id');
  const rooms = await (hold ? read.forNoKeyUpdate() : read).execute();
  return {
    ships: new Map(ships.map((ship) => [ship.name.toLowerCase(), ship.id])),
    types: new Map(types.map((type) => [type.code, type])),
    rooms: new Map(rooms.map((room) => [keyOf(room), room])),
  };
}

/** The ships a sheet speaks of. */
function named(ships: readonly { id: number; name: string }[], rows: readonly SheetRow[]): number[] {
  const names = new Set(rows.map(({ cells }) => cells.ship.toLowerCase()));
  return ships.filter(({ name }) => names.has(name.toLowerCase())).map(({ id }) => id);
}

type ReadyRoom = Omit<ReturnType<typeof saveRoomBody.parse>, 'id'>;

function checkRow(
  { row, cells }: SheetRow,
  known: Known,
  seen: Set<string>,
  locale: Locale,
): ReadyRoom | Problem[] {
  const say = (name: string, id: string, values: Record<string, string | number> = {}): Problem => {
    const column = isColumn(cells, name) ? columnTitle(locale, name) : name;
    return { row, column, message: translate(locale, id, { field: column, ...values }) };
  };
  const shipId = known.ships.get(cells.ship.toLowerCase());
  const type = known.types.get(cells.type.toUpperCase());
  const problems: Problem[] = [];
  if (!shipId) problems.push(say('ship', 'import.unknownShip'));
  if (!type) problems.push(say('type', 'import.unknownType'));
  if (type?.kind === 'standing') problems.push(say('type', 'error.room.standingType'));
  const before = shipId ? known.rooms.get(keyOf({ shipId, number: cells.number })) : undefined;
  const parsed = saveRoomBody.safeParse(
    {
      number: cells.number,
      shipId: shipId ?? 1,
      roomTypeId: type?.id ?? 1,
      floor: readFloor(cells.floor),
      position: readPosition(cells.position),
      status: before?.status ?? (readStatus(cells.status) || 'available'),
      notes: cells.notes,
    },
    { reportInput: true },
  );
  if (!parsed.success) {
    problems.push(
      ...fieldErrors(parsed.error).map(({ field, id, values }) =>
        field === 'floor' && id !== 'validation.required'
          ? say('floor', 'import.floor', floorRange)
          : say(field, id, values),
      ),
    );
    return problems;
  }
  const { status, roomTypeId } = parsed.data;
  if (!before && !isNewRoomStatus(status)) problems.push(say('status', 'error.room.statusByStep'));
  if (before?.status === 'occupied' && type && roomTypeId !== before.roomTypeId)
    problems.push(say('type', 'error.room.occupied', { number: before.number }));
  const key = keyOf(parsed.data);
  if (seen.has(key)) problems.push(say('number', 'import.twice'));
  seen.add(key);
  return problems.length > 0 ? problems : parsed.data;
}

/** Undefined where the cell is empty, not a number where it holds something else. */
function readFloor(cell: string): number | undefined {
  if (cell === '') return undefined;
  return /^-?\d+$/.test(cell) ? Number(cell) : Number.NaN;
}

async function upsert(tx: Tx, room: ReadyRoom, before: KnownRoom | undefined, at: Date): Promise<void> {
  const values = { ...room, updatedAt: at };
  if (!before) return void (await tx.insertInto('rooms').values(values).execute());
  await tx.updateTable('rooms').set(values).where('id', '=', before.id).execute();
  if (before.number !== room.number) await putInOutbox(tx, 'room.renamed', { roomId: before.id });
}

function keyOf(room: { shipId: number; number: string }): string {
  return `${room.shipId}/${room.number.toLowerCase()}`;
}

function isColumn(cells: SheetRow['cells'], name: string): name is RoomColumn {
  return name in cells;
}
