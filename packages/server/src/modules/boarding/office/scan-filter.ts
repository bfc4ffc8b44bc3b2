import type { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { CabinType, RecordTicket } from '@gangway/contract/boarding/record-schemas.ts';
import { addDays, startOfPortDay } from '@gangway/contract/core/dates.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/create-database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { isCommonName, nameHas, phoneEnds } from '../../booking/index.ts';

export type ScanFilter = Body<typeof boardingCalls.pageScans>['filter'];

type Scans = ExpressionBuilder<Tables, 'scans'>;
type Condition = Expression<SqlBool>;

/** A filter with what has to be known of the name in it, as with orders. */
export async function weighName(db: Db, filter: ScanFilter): Promise<WeighedFilter> {
  const { passenger } = filter;
  return passenger ? { ...filter, isCommon: await isCommonName(db, 'tickets', passenger) } : filter;
}

export type WeighedFilter = ScanFilter & { isCommon?: boolean };

/** The scans that match. What is asked of sailings, accounts, tickets and conflicts is asked in subqueries, as with orders. */
export function matchingScans(db: Db, filter: WeighedFilter) {
  return db
    .selectFrom('scans')
    .where((eb) =>
      eb.and([
        ...ownConditions(eb, filter),
        ...sailingConditions(eb, filter),
        ...accountConditions(eb, filter),
        ...ticketConditions(eb, filter),
        ...(filter.passenger ? [isOfGuest(eb, filter.passenger, filter.isCommon ?? false)] : []),
        ...(filter.conflicts === undefined ? [] : [isDisputed(eb, filter.conflicts)]),
      ]),
    );
}

function isOfGuest(eb: Scans, name: string, isCommon: boolean): Condition {
  const named = eb
    .selectFrom('tickets')
    .select('tickets.id')
    .where(nameHas(sql.ref('tickets.name'), name));
  if (isCommon) return eb.exists(named.whereRef('tickets.id', '=', 'scans.ticketId'));
  return sql<SqlBool>`scans.ticket_id = any(array(${named}))`;
}

function ownConditions(eb: Scans, filter: ScanFilter): Condition[] {
  const { id, receivedFrom, receivedTo, kind, post, verdict, reason, offline, deviceId } = filter;
  return [
    ...(id ? [eb('scans.id', '=', id)] : []),
    ...(receivedFrom ? [eb('scans.receivedAt', '>=', startOfPortDay(receivedFrom))] : []),
    ...(receivedTo ? [eb('scans.receivedAt', '<', startOfPortDay(addDays(receivedTo, 1)))] : []),
    ...(kind ? [eb('scans.kind', '=', kind)] : []),
    ...(post ? [eb('scans.post', '=', post)] : []),
    ...(verdict ? [eb('scans.verdict', '=', verdict)] : []),
    ...(reason ? [eb('scans.reason', '=', reason)] : []),
    ...(offline === undefined ? [] : [eb('scans.offline', '=', offline)]),
    ...(deviceId ? [eb('scans.deviceId', '=', deviceId)] : []),
  ];
}

function sailingConditions(eb: Scans, { sailingId, sailingFrom, sailingTo }: ScanFilter): Condition[] {
  const own = sailingId ? [eb('scans.sailingId', '=', sailingId)] : [];
  if (!sailingFrom && !sailingTo) return own;
  let sailings = eb.selectFrom('sailings').select('sailings.id');
  if (sailingFrom) sailings = sailings.where('sailings.date', '>=', sailingFrom);
  if (sailingTo) sailings = sailings.where('sailings.date', '<=', sailingTo);
  return [...own, eb('scans.sailingId', 'in', sailings)];
}

function accountConditions(eb: Scans, { accountId, account }: ScanFilter): Condition[] {
  const named = (start: string) =>
    eb
      .selectFrom('accounts')
      .select('accounts.id')
      .where(
        sql<SqlBool>`(starts_with(lower(accounts.username), ${start.toLowerCase()})
          or starts_with(lower(accounts.name), ${start.toLowerCase()}))`,
      );
  return [
    ...(accountId ? [eb('scans.accountId', '=', accountId)] : []),
    ...(account ? [eb('scans.accountId', 'in', named(account))] : []),
  ];
}

const plain = (typed: string) => typed.toUpperCase().replaceAll(/[\s-]/g, '');

function ticketConditions(eb: Scans, filter: ScanFilter): Condition[] {
  const { serial, orderNo, phone, verified, cabinType, boardingStatus } = filter;
  const tickets = eb.selectFrom('tickets').select('tickets.id');
  const isOf = (which: typeof tickets) => eb('scans.ticketId', 'in', which);
  const orders = eb.selectFrom('orders').select('orders.id');
  return [
    ...(serial ? [isOf(tickets.where('tickets.serial', '=', plain(serial)))] : []),
    ...(orderNo
      ? [isOf(tickets.where('tickets.orderId', 'in', orders.where('orderNo', '=', orderNo.toUpperCase())))]
      : []),
    ...(phone ? [isOf(tickets.where(phoneEnds(sql.ref('tickets.phone'), phone)))] : []),
    ...(verified === undefined
      ? []
      : [isOf(tickets.where('tickets.boardedAt', verified ? 'is not' : 'is', null))]),
    ...(cabinType
      ? [
          isOf(
            tickets.where(
              'tickets.orderId',
              'in',
              orders.where('orders.roomTypeId', 'in', roomTypesOf(eb, cabinType)),
            ),
          ),
        ]
      : []),
    ...(boardingStatus ? [standsAs(eb, boardingStatus)] : []),
  ];
}

/** The room types that are shown as `cabinTypeOf` says. */
function roomTypesOf(eb: Scans, cabinType: CabinType) {
  const types = eb.selectFrom('roomTypes').select('roomTypes.id');
  if (cabinType === 'standing') return types.where('roomTypes.kind', '=', 'standing');
  return types
    .where('roomTypes.kind', '<>', 'standing')
    .where('roomTypes.hasWindow', '=', cabinType === 'window');
}

/** Whether the guest has come aboard the sailing of the post; what is no ticket is neither. */
function standsAs(eb: Scans, status: RecordTicket['boardingStatus']): Condition {
  const boarded = eb.exists(
    eb
      .selectFrom('boardingTickets as standing')
      .select('standing.ticketId')
      .whereRef('standing.ticketId', '=', 'scans.ticketId')
      .whereRef('standing.sailingId', '=', 'scans.sailingId')
      .where('standing.boardedAt', 'is not', null),
  );
  if (status === 'boarded') return boarded;
  return eb.and([eb('scans.ticketId', 'is not', null), eb.not(boarded)]);
}

/** Whether a conflict is about the scan, on either side. Conflicts are few: they are what is begun with. */
function isDisputed(eb: Scans, wanted: boolean): Condition {
  const disputed = eb
    .selectFrom('boardingConflicts as late')
    .select('late.scanId as id')
    .union(
      eb
        .selectFrom('boardingConflicts as early')
        .select(sql<string>`early.against_id`.as('id'))
        .where('early.againstId', 'is not', null),
    );
  return eb('scans.id', wanted ? 'in' : 'not in', disputed);
}
