import type { RecordTicket, ScanRecord } from '@gangway/contract/boarding/record-schemas.ts';
import type { ConflictKind } from '@gangway/contract/boarding/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/create-database.ts';
import { personName } from '../../../platform/database/person-name.ts';
import { cabinTypeOf } from './cabin-type.ts';

/** Scans with all that is known of them, in the order of the ids. */
export async function readScanRecords(db: Db, ids: readonly string[]): Promise<ScanRecord[]> {
  if (ids.length === 0) return [];
  const rows = await selectRecords(db).where('scans.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [present(row)] : [];
  });
}

function selectRecords(db: Db) {
  return db
    .selectFrom('scans')
    .innerJoin('sailings', 'sailings.id', 'scans.sailingId')
    .innerJoin('ships', 'ships.id', 'sailings.shipId')
    .innerJoin('accounts', 'accounts.id', 'scans.accountId')
    .leftJoin('accounts as handers', 'handers.id', 'scans.handedBy')
    .leftJoin('boardingDevices as devices', 'devices.id', 'scans.deviceId')
    .leftJoin('tickets', 'tickets.id', 'scans.ticketId')
    .leftJoin('orders', 'orders.id', 'tickets.orderId')
    .leftJoin('roomTypes', 'roomTypes.id', 'orders.roomTypeId')
    .leftJoin('boardingTickets as standing', (join) =>
      join
        .onRef('standing.ticketId', '=', 'scans.ticketId')
        .onRef('standing.sailingId', '=', 'scans.sailingId'),
    )
    .leftJoin('scans as undos', 'undos.undoes', 'scans.id')
    .leftJoin('accounts as undoers', 'undoers.id', 'undos.accountId')
    .select([
      'scans.id',
      'scans.kind',
      'scans.post',
      'scans.sailingId',
      'scans.readText',
      'scans.happenedAt',
      'scans.receivedAt',
      'scans.deviceId',
      'scans.sequence',
      'scans.verdict',
      'scans.reason',
      'scans.deviceVerdict',
      'scans.offline',
      'scans.manifestVersion',
      'scans.note',
      'ships.name as shipName',
      'sailings.date',
      'sailings.slot',
      personName<string>().as('account'),
      personName('handers').as('handedBy'),
      'devices.name as deviceName',
      'tickets.id as ticketId',
      'tickets.orderId',
      'tickets.serial',
      'tickets.name',
      'tickets.idEnding',
      'tickets.phone',
      'tickets.priceSen',
      'tickets.boardedAt as usedAt',
      'orders.orderNo',
      'orders.createdAt as orderTime',
      'orders.roomNumber',
      'roomTypes.kind as roomKind',
      'roomTypes.hasWindow',
      'standing.boardedAt',
      'undos.receivedAt as undoneAt',
      'undos.note as undoneWhy',
      personName('undoers').as('undoneBy'),
    ])
    .select(
      sql<ConflictKind[]>`array(select c.kind from boarding_conflicts c
        where c.scan_id = scans.id or c.against_id = scans.id order by c.id)`.as('conflicts'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRecords>['executeTakeFirstOrThrow']>>;

function present(row: Row): ScanRecord {
  return {
    id: row.id,
    kind: row.kind,
    post: row.post,
    sailing: { id: row.sailingId, shipName: row.shipName, date: row.date, slot: row.slot },
    ticket: presentTicket(row),
    readText: row.readText,
    happenedAt: row.happenedAt.toISOString(),
    receivedAt: row.receivedAt.toISOString(),
    account: row.account,
    handedBy: row.handedBy,
    device: row.deviceId === null ? null : { id: row.deviceId, name: row.deviceName ?? '' },
    sequence: row.sequence,
    verdict: row.verdict,
    reason: row.reason,
    deviceVerdict: row.deviceVerdict,
    offline: row.offline,
    manifestVersion: row.manifestVersion,
    note: row.note,
    undone: row.undoneAt && {
      at: row.undoneAt.toISOString(),
      by: row.undoneBy ?? '',
      reason: row.undoneWhy ?? '',
    },
    conflicts: row.conflicts,
  };
}

function presentTicket(row: Row): RecordTicket | null {
  const { ticketId, orderId, orderTime, roomKind, hasWindow, priceSen } = row;
  if (ticketId === null || orderId === null || priceSen === null) return null;
  if (!orderTime || !roomKind || hasWindow === null) return null;
  return {
    id: ticketId,
    orderId,
    orderNo: row.orderNo ?? '',
    orderTime: orderTime.toISOString(),
    serial: row.serial ?? '',
    name: row.name ?? '',
    idEnding: row.idEnding ?? '',
    phone: row.phone ?? '',
    boardingStatus: row.boardedAt ? 'boarded' : 'pending',
    verified: row.usedAt !== null,
    seat: row.roomNumber,
    cabinType: cabinTypeOf({ kind: roomKind, hasWindow }),
    priceSen,
  };
}
