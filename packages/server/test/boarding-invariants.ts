import { type BoardingEvent, flagsOf, type Mark, noFlags } from '@gangway/contract/boarding/ticket-flags.ts';
import { sql } from './sql.ts';

/**
 * What of a database's boarding does not follow from its scans, one sentence each: flags and counts are folded anew from the
 * events by the contract's own rule and compared with what is kept.
 */
export async function boardingProblems(databaseUrl: string): Promise<string[]> {
  const scans = await sql<ScanRow>(
    databaseUrl,
    `select id, kind, post, verdict, (extract(epoch from happened_at) * 1000)::float8 as at, account_id::int as "accountId",
            device_id as "deviceId", undoes, sailing_id::int as "sailingId", ticket_id::int as "ticketId"
       from scans where ticket_id is not null`,
  );
  const folded = new Map(
    [...Map.groupBy(scans, keyOf)].map(([key, events]) => [key, columnsOf(flagsOf(events))]),
  );
  const kept = await sql<Kept>(
    databaseUrl,
    `select b.sailing_id::int as "sailingId", b.ticket_id::int as "ticketId", aboard, ${marks('b', true)}
       from boarding_tickets b`,
  );
  const onTickets = await sql<Kept>(
    databaseUrl,
    `select t.sailing_id::int as "sailingId", t.id::int as "ticketId", t.boarded_by::int as "boardedBy", ${marks('t', false)}
       from tickets t`,
  );
  const keptFlags = new Map(
    kept.map(({ sailingId, ticketId, ...flags }) => [keyOf({ sailingId, ticketId }), flags]),
  );
  return [
    ...compareKept(folded, keptFlags),
    ...compareTickets(folded, onTickets),
    ...(await compareCounts(databaseUrl, folded)),
    ...(await compareRest(databaseUrl)),
  ];
}

const posts = ['boarded', 'food', 'chip', 'disembarked'] as const;

interface ScanRow extends BoardingEvent {
  [column: string]: unknown;
  sailingId: number;
  ticketId: number;
}

interface Kept extends Record<string, unknown> {
  sailingId: number;
  ticketId: number;
}

type Columns = Record<string, unknown> & { aboard: boolean };

const keyOf = ({ sailingId, ticketId }: { sailingId: number; ticketId: number }) =>
  `ticket ${ticketId} on sailing ${sailingId}`;

function marks(table: string, withWhom: boolean): string {
  return posts
    .flatMap((post) => [
      `(extract(epoch from ${table}.${post}_at) * 1000)::float8 as "${post}At"`,
      ...(withWhom
        ? [`${table}.${post}_by::int as "${post}By"`, `${table}.${post}_device as "${post}Device"`]
        : []),
    ])
    .join(', ');
}

function columnsOf({ aboard, ...flags }: ReturnType<typeof flagsOf>): Columns {
  const columns = posts.flatMap((post) => {
    const mark: Mark | null = flags[post];
    return [
      [`${post}At`, mark?.at ?? null],
      [`${post}By`, mark?.accountId ?? null],
      [`${post}Device`, mark?.deviceId ?? null],
    ];
  });
  return { aboard, ...Object.fromEntries(columns) };
}

function compareKept(folded: ReadonlyMap<string, Columns>, kept: ReadonlyMap<string, object>): string[] {
  const nothing = columnsOf(noFlags);
  return [...new Set([...folded.keys(), ...kept.keys()])].flatMap((key) =>
    differences(key, folded.get(key) ?? nothing, { ...nothing, ...kept.get(key) }),
  );
}

/** On the ticket itself stands what happened on the sailing it is for. */
function compareTickets(folded: ReadonlyMap<string, Columns>, tickets: readonly Kept[]): string[] {
  return tickets.flatMap(({ sailingId, ticketId, ...flags }) => {
    const key = keyOf({ sailingId, ticketId });
    const wanted: Record<string, unknown> = folded.get(key) ?? columnsOf(noFlags);
    const shown = Object.fromEntries(Object.keys(flags).map((name) => [name, wanted[name]]));
    return differences(`the row of ${key}`, shown, flags);
  });
}

async function compareCounts(databaseUrl: string, folded: ReadonlyMap<string, Columns>): Promise<string[]> {
  const counts = await sql<Record<string, number>>(
    databaseUrl,
    `select sailing_id::int as "sailingId", boarded, aboard, food, chip, disembarked from sailing_boarding`,
  );
  const bySailing = Map.groupBy(folded, ([key]) => Number(/\d+$/.exec(key)?.[0]));
  const ids = new Set([...counts.map((row) => row['sailingId'] ?? 0), ...bySailing.keys()]);
  return [...ids].flatMap((id) => {
    const flags = (bySailing.get(id) ?? []).map(([, columns]) => columns);
    const wanted = {
      ...Object.fromEntries(
        posts.map((post) => [post, flags.filter((one) => one[`${post}At`] !== null).length]),
      ),
      aboard: flags.filter((one) => one.aboard).length,
    };
    const none: Record<string, number> = { boarded: 0, aboard: 0, food: 0, chip: 0, disembarked: 0 };
    const { sailingId: _, ...found } = counts.find((row) => row['sailingId'] === id) ?? none;
    return differences(`the counts of sailing ${id}`, wanted, found);
  });
}

/** What does not hang on scans: places set aside, and the people of frozen manifests. */
async function compareRest(databaseUrl: string): Promise<string[]> {
  const rows = await sql<{ problem: string }>(
    databaseUrl,
    `select 'sailing ' || sailing_id || ' has ' || reserved || ' places set aside, its devices ' || held as problem
       from (select c.sailing_id, c.reserved, coalesce(sum(s.held), 0) as held from sailing_boarding c
               left join boarding_shares s using (sailing_id) group by c.sailing_id) c where reserved <> held
     union all
     select 'manifest ' || number || ' of sailing ' || sailing_id || ' counts ' || aboard || ', but names ' || people
       from (select m.sailing_id, m.number, m.aboard, count(p.ticket_id) as people from boarding_manifests m
               left join boarding_manifest_people p using (sailing_id, number) group by 1, 2) m where aboard <> people
     union all
     select 'sailing ' || c.sailing_id || ' has ' || c.aboard || ' aboard, which is more than ' || s.capacity
       from sailing_boarding c join sailings s on s.id = c.sailing_id
      where c.aboard > s.capacity and not exists (
        select from boarding_conflicts where sailing_id = c.sailing_id and kind = 'overCapacity')`,
  );
  return rows.map((row) => row.problem);
}

function differences(what: string, wanted: object, found: object): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const kept = (found as Record<string, unknown>)[name];
    return kept === value ? [] : [`${what}: ${name} is ${String(kept)}, its scans say ${String(value)}`];
  });
}
