import type { ScanDecision } from '@gangway/contract/boarding/decide-scan.ts';
import { type BoardingCounts, longestLeap } from '@gangway/contract/boarding/schemas.ts';
import type { Post } from '@gangway/contract/core/posts.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { sql } from 'kysely';
import { noteChange } from '../../platform/database/changes.ts';
import type { Db, Tx } from '../../platform/database/create-database.ts';
import { inOneStatement } from '../../platform/database/in-transaction.ts';
import { liveChannel } from '../../platform/live/live-hub.ts';
import { expectedLately, keepExpected } from './expected-lately.ts';
import { type TicketRow, ticketColumns, ticketJoins } from './known-ticket.ts';

/** A scan as it is written down. */
export interface NewScan {
  id: string;
  deviceId: string;
  sequence: number;
  sailingId: number;
  post: Post;
  accountId: number;
  ticketId: number | null;
  /** Whether somebody chose the ticket from a list: then it must be one of the list of this sailing. */
  isChosen: boolean;
  serial: string | null;
  readText: string;
  deviceAt: Date;
  offsetMs: number;
  manifestVersion: number;
  at: Date;
}

/** What a scan was decided on: it is written only if it is so. Null is what does not matter at its post. */
export interface Expected {
  /** Null where no ticket is expected to be found. */
  ticket: {
    sailingId: number;
    live: boolean;
    paid: boolean;
    hasBoarded: boolean;
    hasDisembarked: boolean;
    certificate: boolean | null;
    hasFood: boolean | null;
    hasChip: boolean | null;
  } | null;
  status: SailingStatus;
  /** Whether the device takes a place it had set aside for itself. */
  ofShare: boolean;
}

/** What the statement found, and whether it wrote. */
export interface ScanOutcome {
  wrote: boolean;
  /** The same scan came before. */
  isKnown: boolean;
  /** Its number is too far ahead of the last one of the device. */
  isLeap: boolean;
  /** Whether the account has signed in on the device. */
  mayUse: boolean;
  deviceName: string | null;
  /** Null where there is no such sailing. */
  status: SailingStatus | null;
  /** Whether the sailing has counts yet. */
  hasCounts: boolean;
  closed: boolean;
  reserved: number;
  counts: BoardingCounts;
  /** As it was before. */
  ticket: TicketRow | null;
}

type FoundRow = Omit<ScanOutcome, 'ticket' | 'counts'> &
  Omit<BoardingCounts, 'expected'> &
  TicketRow & { ticketId: number | null; expected: number | null };

/**
 * Writes a scan, the flags of its ticket, the counts of its sailing and the news of it, in one statement, if everything
 * is as expected; else nothing, and what is true is given back, for the rule to be asked again. The ticket is held first and
 * the counts after it, as everywhere in boarding.
 */
export async function writeScan(
  db: Db,
  scan: NewScan,
  expected: Expected,
  decision: ScanDecision,
): Promise<ScanOutcome> {
  const { ticket } = expected;
  const isCounted = decision.verdict !== 'refused';
  const change = isCounted && ticket ? changeOf(scan.post, ticket) : null;
  // Who left, or who had and comes aboard again: their order may be completed, or no more.
  const hasMoved = change !== null && change.disembarked !== 0;
  const lately = expectedLately(scan.sailingId);
  const { rows } = await inOneStatement(db, (tx) =>
    sql<FoundRow>`
    with here as (
      select ${scan.post}::text as post, ${scan.deviceId}::uuid as device, ${scan.accountId}::bigint as account
    ), known as materialized (
      select ${ticketColumns}, post.status as post_status
        from sailings post cross join ${ticketJoins}
       where post.id = ${scan.sailingId}::bigint
         and (t.id = ${scan.ticketId}::bigint or t.serial = ${scan.serial}::text)
         and (not ${scan.isChosen}::boolean or t.sailing_id = post.id or b.ticket_id is not null)
         for no key update of t
    ), moment as (
      -- Always after what happened to the ticket before: what was handed over while this waited may be later by a blink.
      select greatest(${scan.at}::timestamptz, (select scanned_at + interval '1 millisecond' from known)) as at
    ), numbered as (
      select ${scan.sequence}::int - coalesce(max(sequence), 0) > ${longestLeap}::int as is_leap
        from scans where device_id = ${scan.deviceId}::uuid
    ), usual as (
      select d.name from boarding_devices d join boarding_device_accounts a on a.device_id = d.id
       where d.id = ${scan.deviceId}::uuid and a.account_id = ${scan.accountId}::bigint
         and not exists (select from scans where id = ${scan.id}::uuid) and not (select is_leap from numbered)
    ), matched as (
      select known.id, known.order_id from known, usual
       where ${ticket !== null}::boolean and known.post_status = ${expected.status}::text
         and known.sailing_id = ${ticket?.sailingId ?? null}::bigint
         and known.live = ${ticket?.live ?? null}::boolean and known.paid = ${ticket?.paid ?? null}::boolean
         and known.certificate = coalesce(${ticket?.certificate ?? null}::boolean, known.certificate)
         and (known.boarded_at is not null) = ${ticket?.hasBoarded ?? null}::boolean
         and (known.food_at is not null) = coalesce(${ticket?.hasFood ?? null}::boolean, known.food_at is not null)
         and (known.chip_at is not null) = coalesce(${ticket?.hasChip ?? null}::boolean, known.chip_at is not null)
         and (known.disembarked_at is not null) = ${ticket?.hasDisembarked ?? null}::boolean
      union all
      select null, null from usual, sailings s
       where ${ticket === null}::boolean and s.id = ${scan.sailingId}::bigint and s.status = ${expected.status}::text
         and not exists (select from known)
    ), share as (
      select 1 as used from boarding_shares
       where ${expected.ofShare}::boolean and sailing_id = ${scan.sailingId}::bigint
         and device_id = ${scan.deviceId}::uuid and held > 0
    ), counted as (
      update sailing_boarding c
         set reserved = reserved - coalesce((select used from share), 0), revision = revision + 1, boarded = boarded + ${change?.boarded ?? 0}::int,
             aboard = aboard + ${change?.aboard ?? 0}::int, food = food + ${change?.food ?? 0}::int,
             chip = chip + ${change?.chip ?? 0}::int, disembarked = disembarked + ${change?.disembarked ?? 0}::int
        from matched, sailings s
       where ${isCounted}::boolean and c.sailing_id = ${scan.sailingId}::bigint and s.id = c.sailing_id
         and (${scan.post}::text <> 'board' or (c.closed_at is null and c.aboard + c.reserved - coalesce((select used from share), 0) < s.capacity))
      returning c.*
    ), spent as (
      update boarding_shares s set held = s.held - 1 from counted, share
       where s.sailing_id = counted.sailing_id and s.device_id = ${scan.deviceId}::uuid
    ), written as (
      insert into scans (id, kind, device_id, sequence, sailing_id, post, ticket_id, read_text, account_id, device_at,
        offset_ms, happened_at, received_at, verdict, reason, offline, manifest_version)
      select ${scan.id}::uuid, 'scan', ${scan.deviceId}::uuid, ${scan.sequence}::int, ${scan.sailingId}::bigint,
        ${scan.post}::text, matched.id, ${scan.readText}::text, ${scan.accountId}::bigint, ${scan.deviceAt}::timestamptz,
        ${scan.offsetMs}::int, moment.at, moment.at, ${decision.verdict}::text,
        ${decision.reason}::text, false, ${scan.manifestVersion}::int
        from matched, moment where not ${isCounted}::boolean or exists (select from counted)
      on conflict (id) do nothing returning id
    ), flagged as (
      update tickets t
         set boarded_at = case when ${scan.post}::text = 'board' then coalesce(t.boarded_at, moment.at) else t.boarded_at end,
             boarded_by = case when ${scan.post}::text = 'board' then coalesce(t.boarded_by, ${scan.accountId}) else t.boarded_by end,
             food_at = case when ${scan.post}::text = 'food' then moment.at else t.food_at end,
             chip_at = case when ${scan.post}::text = 'chip' then moment.at else t.chip_at end,
             scanned_at = moment.at,
             disembarked_at = case ${scan.post}::text when 'board' then null when 'disembark' then moment.at
                                else t.disembarked_at end
        from matched, counted, moment where t.id = matched.id
      returning t.id, t.boarded_at, t.boarded_by, t.food_at, t.chip_at, t.disembarked_at
    ), kept as (
      insert into boarding_tickets as b (sailing_id, ticket_id, aboard, boarded_at, boarded_by, boarded_device, food_at,
        food_by, food_device, chip_at, chip_by, chip_device, disembarked_at, disembarked_by, disembarked_device)
      select ${scan.sailingId}::bigint, f.id, f.boarded_at is not null and f.disembarked_at is null,
             f.boarded_at, f.boarded_by, case when here.post = 'board' then here.device end,
             f.food_at, case when here.post = 'food' then here.account end, case when here.post = 'food' then here.device end,
             f.chip_at, case when here.post = 'chip' then here.account end, case when here.post = 'chip' then here.device end,
             f.disembarked_at, case when here.post = 'disembark' then here.account end,
             case when here.post = 'disembark' then here.device end
        from flagged f, here
      on conflict (sailing_id, ticket_id) do update
         set aboard = excluded.aboard, boarded_at = excluded.boarded_at, boarded_by = excluded.boarded_by,
             boarded_device = case when b.boarded_at is null then excluded.boarded_device else b.boarded_device end,
             food_at = excluded.food_at, food_by = coalesce(b.food_by, excluded.food_by),
             food_device = coalesce(b.food_device, excluded.food_device),
             chip_at = excluded.chip_at, chip_by = coalesce(b.chip_by, excluded.chip_by),
             chip_device = coalesce(b.chip_device, excluded.chip_device),
             disembarked_at = excluded.disembarked_at,
             disembarked_by = case when excluded.disembarked_at is not null
                                then coalesce(excluded.disembarked_by, b.disembarked_by) end,
             disembarked_device = case when excluded.disembarked_at is not null
                                    then coalesce(excluded.disembarked_device, b.disembarked_device) end
      returning 1
    ), gone as (
      insert into outbox (topic, payload)
      select 'ticket.disembarked', jsonb_build_object('orderId', matched.order_id)
        from matched, counted where ${hasMoved}::boolean
      returning 1
    ), told as (
      select pg_notify(${liveChannel}, jsonb_build_object(
               'audience', jsonb_build_object('staffOnly', true),
               'event', jsonb_build_object('type', 'boarding.scanned', 'sailingId', c.sailing_id, 'revision', c.revision,
                 'ticket', jsonb_build_object('id', f.id, 'aboard', f.boarded_at is not null and f.disembarked_at is null,
                   'boardedAt', f.boarded_at, 'foodAt', f.food_at, 'chipAt', f.chip_at,
                   'disembarkedAt', f.disembarked_at)))::text) as done
        from counted c, flagged f
    )
    select known.*, known.id as ticket_id, post.status, coalesce(post.capacity, 0) as capacity,
           (select is_leap from numbered) as is_leap, exists (select from written) as wrote, (select count(*) from told)::int as told,
           exists (select from scans where id = ${scan.id}::uuid) as is_known,
           (select name from boarding_devices where id = ${scan.deviceId}::uuid) as device_name,
           exists (select from boarding_device_accounts
                    where device_id = ${scan.deviceId}::uuid and account_id = ${scan.accountId}::bigint) as may_use,
           c.sailing_id is not null as has_counts, coalesce(counted.revision, c.revision, 0) as revision, coalesce(counted.boarded, c.boarded, 0) as boarded,
           coalesce(counted.aboard, c.aboard, 0) as aboard, coalesce(counted.food, c.food, 0) as food,
           coalesce(counted.chip, c.chip, 0) as chip, coalesce(counted.disembarked, c.disembarked, 0) as disembarked,
           c.closed_at is not null as closed, coalesce(c.reserved, 0) as reserved,
           case when ${lately === null}::boolean then
             (select count(*)::int from tickets where sailing_id = ${scan.sailingId}::bigint and live and paid) end as expected
      from (values (1)) as always
      left join sailings post on post.id = ${scan.sailingId}::bigint
      left join known on true left join counted on true
      left join sailing_boarding c on c.sailing_id = ${scan.sailingId}::bigint`.execute(tx),
  );
  const [row] = rows;
  if (!row) throw new Error('a scan found nothing to answer');
  if (hasMoved) noteChange(db as Tx, { what: 'outbox', topic: 'ticket.disembarked' });
  const { revision, expected: people, boarded, aboard, food, chip, disembarked, capacity, ...found } = row;
  if (people !== null) keepExpected(scan.sailingId, people);
  return {
    ...found,
    counts: { revision, expected: people ?? lately ?? 0, boarded, aboard, food, chip, disembarked, capacity },
    ticket: row.ticketId === null ? null : row,
  };
}

/** By how much the counts of a sailing move. */
export function changeOf(post: Post, ticket: { hasBoarded: boolean; hasDisembarked: boolean }) {
  const none = { boarded: 0, aboard: 0, food: 0, chip: 0, disembarked: 0 };
  switch (post) {
    case 'board':
      return {
        ...none,
        boarded: ticket.hasBoarded ? 0 : 1,
        aboard: 1,
        disembarked: ticket.hasDisembarked ? -1 : 0,
      };
    case 'food':
      return { ...none, food: 1 };
    case 'chip':
      return { ...none, chip: 1 };
    case 'disembark':
      return { ...none, aboard: -1, disembarked: 1 };
  }
}
