import type { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { BoardingConflict, ConflictSide } from '@gangway/contract/boarding/head-count-schemas.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import { inOrderOf } from '../../../platform/database/in-order-of.ts';
import { personName } from '../../../platform/database/person-name.ts';

type ConflictPage = Body<typeof boardingCalls.pageConflicts>;
export type AskedConflicts = Pick<ConflictPage, 'filter' | 'sort'>;

/** Conflicts with both sides, a page at a time, the newest first. */
export async function pageConflicts(db: Db, input: ConflictPage) {
  const [ids, { total }] = await Promise.all([
    listConflictIds(db, input, input.size, (input.page - 1) * input.size),
    matching(db, input.filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { records: inOrderOf(ids, await readConflicts(db, ids)), total };
}

/** Which they are, in their order. */
export async function listConflictIds(
  db: Db,
  { filter, sort = { by: 'raisedAt', order: 'desc' } }: AskedConflicts,
  limit: number,
  offset = 0,
): Promise<number[]> {
  const rows = await matching(db, filter)
    .select('conflicts.id')
    .orderBy(`conflicts.${sort.by}`, sort.order)
    .orderBy('conflicts.id', sort.order)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => row.id);
}

/** One conflict; null where there is none. */
export async function findRaisedConflict(db: Db, id: number): Promise<BoardingConflict | null> {
  const [conflict = null] = await readConflicts(db, [id]);
  return conflict;
}

function matching(db: Db, { sailingId, open, kind }: ConflictPage['filter']) {
  let query = db.selectFrom('boardingConflicts as conflicts');
  if (sailingId) query = query.where('conflicts.sailingId', '=', sailingId);
  if (kind) query = query.where('conflicts.kind', '=', kind);
  if (open !== undefined) query = query.where('conflicts.resolvedAt', open ? 'is' : 'is not', null);
  return query;
}

/** Those with these ids, in any order. */
export async function readConflicts(db: Db, ids: readonly number[]): Promise<BoardingConflict[]> {
  const rows = await selectConflicts(db).where('conflicts.id', 'in', ids).execute();
  const sides = await readSides(
    db,
    rows.flatMap((row) => (row.againstId === null ? [row.scanId] : [row.scanId, row.againstId])),
  );
  return rows.flatMap((row) => present(row, sides));
}

function selectConflicts(db: Db) {
  return db
    .selectFrom('boardingConflicts as conflicts')
    .innerJoin('sailings', 'sailings.id', 'conflicts.sailingId')
    .innerJoin('ships', 'ships.id', 'sailings.shipId')
    .leftJoin('tickets', 'tickets.id', 'conflicts.ticketId')
    .leftJoin('orders', 'orders.id', 'tickets.orderId')
    .leftJoin('accounts as resolvers', 'resolvers.id', 'conflicts.resolvedBy')
    .select([
      'conflicts.id',
      'conflicts.kind',
      'conflicts.sailingId',
      'conflicts.scanId',
      'conflicts.againstId',
      'conflicts.raisedAt',
      'conflicts.resolvedAt',
      'conflicts.resolution',
      personName('resolvers').as('resolvedBy'),
      'ships.name as shipName',
      'sailings.date',
      'sailings.slot',
      'tickets.id as ticketId',
      'tickets.serial',
      'tickets.name',
      'tickets.phone',
      'orders.id as orderId',
      'orders.orderNo',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectConflicts>['executeTakeFirstOrThrow']>>;

async function readSides(db: Db, scanIds: readonly string[]): Promise<Map<string, ConflictSide>> {
  const rows = await db
    .selectFrom('scans')
    .innerJoin('accounts', 'accounts.id', 'scans.accountId')
    .leftJoin('boardingDevices as devices', 'devices.id', 'scans.deviceId')
    .select([
      'scans.id',
      'scans.post',
      'scans.verdict',
      'scans.happenedAt',
      'scans.receivedAt',
      'scans.offline',
      personName<string>().as('account'),
      'devices.name as device',
    ])
    .where('scans.id', 'in', scanIds)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, happenedAt: row.happenedAt.toISOString(), receivedAt: row.receivedAt.toISOString() },
    ]),
  );
}

function present(row: Row, sides: ReadonlyMap<string, ConflictSide>): BoardingConflict[] {
  const scan = sides.get(row.scanId);
  if (!scan) return [];
  const { ticketId, orderId } = row;
  return [
    {
      id: row.id,
      kind: row.kind,
      sailing: { id: row.sailingId, shipName: row.shipName, date: row.date, slot: row.slot },
      ticket:
        ticketId === null || orderId === null
          ? null
          : {
              id: ticketId,
              serial: row.serial ?? '',
              name: row.name ?? '',
              phone: row.phone ?? '',
              orderId,
              orderNo: row.orderNo ?? '',
            },
      scan,
      against: row.againstId === null ? null : (sides.get(row.againstId) ?? null),
      raisedAt: row.raisedAt.toISOString(),
      resolved: row.resolvedAt && {
        at: row.resolvedAt.toISOString(),
        by: row.resolvedBy ?? '',
        reason: row.resolution,
      },
    },
  ];
}
