import type { TicketFlags } from '@gangway/contract/boarding/ticket-flags.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';

/** A sailing with its counts held until the end of the transaction. */
export interface CountedSailing {
  id: number;
  status: SailingStatus;
  closedAt: number | null;
}

/** Holds the counts of the sailings of some scans, in order, after the tickets. */
export async function readSailings(
  tx: Tx,
  about: readonly { sailingId: number }[],
): Promise<Map<number, CountedSailing>> {
  const ids = [...new Set(about.map(({ sailingId }) => sailingId))].toSorted((a, b) => a - b);
  await sql`insert into sailing_boarding (sailing_id) select unnest(${ids}::bigint[]) on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql<{ id: number; status: SailingStatus; closedAt: Date | null }>`
    select c.sailing_id as id, s.status, c.closed_at
      from sailing_boarding c join sailings s on s.id = c.sailing_id
     where c.sailing_id = any(${ids}::bigint[]) order by c.sailing_id for update of c`.execute(tx);
  return new Map(rows.map((row) => [row.id, { ...row, closedAt: row.closedAt?.getTime() ?? null }]));
}

/** Makes the list that devices have older than the true one, so that they read it again: also those that were away. */
export async function raiseRevision(tx: Tx, sailingId: number): Promise<void> {
  await sql`
    insert into sailing_boarding as c (sailing_id, revision) values (${sailingId}::bigint, 1)
    on conflict (sailing_id) do update set revision = c.revision + 1`.execute(tx);
}

/** Counts what has changed of tickets, in the rows that are held already. */
export async function moveCounts(
  tx: Tx,
  before: ReadonlyMap<string, TicketFlags>,
  after: ReadonlyMap<string, TicketFlags>,
): Promise<void> {
  const moves = [...after].map(([key, flags]) => ({
    sailingId: Number(key.split(' ', 1)[0]),
    ...difference(before.get(key), flags),
  }));
  await sql`
    update sailing_boarding c set revision = c.revision + 1, boarded = c.boarded + m.boarded, aboard = c.aboard + m.aboard,
           food = c.food + m.food, chip = c.chip + m.chip, disembarked = c.disembarked + m.disembarked
      from (select "sailingId", sum(boarded)::int as boarded, sum(aboard)::int as aboard, sum(food)::int as food,
                   sum(chip)::int as chip, sum(disembarked)::int as disembarked
              from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as given("sailingId" bigint, boarded int, aboard int,
                food int, chip int, disembarked int) group by 1) m
     where c.sailing_id = m."sailingId"`.execute(tx);
}

function difference(before: TicketFlags | undefined, after: TicketFlags) {
  const moved = (flag: keyof TicketFlags) => Number(Boolean(after[flag])) - Number(Boolean(before?.[flag]));
  return {
    boarded: moved('boarded'),
    aboard: moved('aboard'),
    food: moved('food'),
    chip: moved('chip'),
    disembarked: moved('disembarked'),
  };
}
