import { fieldErrors } from '@gangway/contract/core/field-errors.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { floorRange, type ImportReport, saveRoomBody } from '@gangway/contract/fleet/schemas.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { readSheet, type SheetRow } from '../../platform/excel/read-sheet.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { translate } from '../../platform/messages/translate.ts';
import { tellCatalogueChanged } from '../../platform/outbox/tell-catalogue-changed.ts';
import type { Platform } from '../../platform/platform.ts';
import { roomColumns } from './rooms-sheet.ts';

const maxRows = 2000;

type Problem = ImportReport['problems'][number];

export interface ImportRoomsInput {
  file: Buffer;
  write: boolean;
  locale: Locale;
}

/** Reads rooms from a sheet. Every row is checked before one is written, and one bad row means that none is. */
export async function importRooms(
  { db }: Platform,
  input: ImportRoomsInput,
  actor: Actor,
): Promise<ImportReport> {
  const rows = await readSheet(input.file, roomColumns, maxRows);
  return inTransaction(db, async (tx) => {
    const known = await readKnown(tx);
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
    for (const room of ready) await upsert(tx, room, known.rooms.get(keyOf(room)), actor.at);
    await recordAudit(tx, actor, {
      action: 'import',
      entity: 'room',
      entityId: 'sheet',
      after: { rows: ready.length, updated },
    });
    await tellCatalogueChanged(tx);
    return { ...report, written: true };
  });
}

interface Known {
  ships: Map<string, number>;
  types: Map<string, { id: number; kind: string }>;
  rooms: Map<string, number>;
}

async function readKnown(tx: Tx): Promise<Known> {
  const ships = await tx.selectFrom('ships').select(['id', 'name']).execute();
  const types = await tx.selectFrom('roomTypes').select(['id', 'code', 'kind']).execute();
  const rooms = await tx.selectFrom('rooms').select(['id', 'shipId', 'number']).execute();
  return {
    ships: new Map(ships.map((ship) => [ship.name.toLowerCase(), ship.id])),
    types: new Map(types.map((type) => [type.code, type])),
    rooms: new Map(rooms.map((room) => [keyOf(room), room.id])),
  };
}

type ReadyRoom = Omit<ReturnType<typeof saveRoomBody.parse>, 'id'>;

function checkRow(
  { row, cells }: SheetRow,
  known: Known,
  seen: Set<string>,
  locale: Locale,
): ReadyRoom | Problem[] {
  const say = (column: string, id: string, values: Record<string, string | number> = {}): Problem => ({
    row,
    column,
    message: translate(locale, id, { field: column, ...values }),
  });
  const shipId = known.ships.get((cells['Ship'] ?? '').toLowerCase());
  const type = known.types.get((cells['Type'] ?? '').toUpperCase());
  const problems: Problem[] = [];
  if (!shipId) problems.push(say('Ship', 'import.unknownShip'));
  if (!type) problems.push(say('Type', 'import.unknownType'));
  if (type?.kind === 'standing') problems.push(say('Type', 'error.room.standingType'));
  const parsed = saveRoomBody.safeParse(
    {
      number: cells['Number'],
      shipId: shipId ?? 1,
      roomTypeId: type?.id ?? 1,
      floor: readFloor(cells['Floor'] ?? ''),
      position: cells['Position']?.toLowerCase(),
      status: cells['Status']?.toLowerCase() || 'available',
      notes: cells['Notes'],
    },
    { reportInput: true },
  );
  if (!parsed.success) {
    problems.push(
      ...fieldErrors(parsed.error).map(({ field, id, values }) =>
        field === 'floor' && id !== 'validation.required'
          ? say('Floor', 'import.floor', floorRange)
          : say(columnOf(field), id, values),
      ),
    );
    return problems;
  }
  const key = keyOf(parsed.data);
  if (seen.has(key)) problems.push(say('Number', 'import.twice'));
  seen.add(key);
  return problems.length > 0 ? problems : parsed.data;
}

/** Undefined where the cell is empty, not a number where it holds something else. */
function readFloor(cell: string): number | undefined {
  if (cell === '') return undefined;
  return /^-?\d+$/.test(cell) ? Number(cell) : Number.NaN;
}

async function upsert(tx: Tx, room: ReadyRoom, id: number | undefined, at: Date): Promise<void> {
  const values = { ...room, updatedAt: at };
  if (id) await tx.updateTable('rooms').set(values).where('id', '=', id).execute();
  else await tx.insertInto('rooms').values(values).execute();
}

function keyOf(room: { shipId: number; number: string }): string {
  return `${room.shipId}/${room.number.toLowerCase()}`;
}

function columnOf(field: string): string {
  return roomColumns.find((column) => column.toLowerCase() === field) ?? field;
}
